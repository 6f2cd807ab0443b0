"""The Nomad, whom the rules play against whoever plays alone."""
