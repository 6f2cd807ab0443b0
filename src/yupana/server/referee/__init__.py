"""Decides: gives `play` a journal and a fanout, and takes matches that are due."""
