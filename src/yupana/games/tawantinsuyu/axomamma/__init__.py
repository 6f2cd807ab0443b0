"""Axomamma, the opponent of whoever plays alone."""
