"""What bots know of Endless Winter."""
