"""People: guests and accounts, sessions, API tokens, their data."""
