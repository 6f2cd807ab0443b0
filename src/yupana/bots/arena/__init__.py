"""Ladders: many matches between bots, fair to each, and what can be said after them."""
