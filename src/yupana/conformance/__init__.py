"""Proof that a game keeps the engine's promises: checks of one state, random matches, counted sequences."""
