"""Weights for an evaluation, fitted to matches that the bots play against themselves. See docs/training.md."""
