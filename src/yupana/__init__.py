"""Heavy strategy board games: rules, bots and play."""

__version__ = "0.1.0"
