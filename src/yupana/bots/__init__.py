"""Opponents. They see views only, and use a game's `guess` for what they cannot know."""
