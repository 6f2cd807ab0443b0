"""The titles, strangers to each other. A title is its game, its scene and its words."""
