"""Chaski, a small game to copy when you add a title: six days on the royal road."""
