"""What bots know of Santa Maria."""
