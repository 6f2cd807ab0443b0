"""The nouns of a drawn table: scene, panel, piece. Standard library only."""
