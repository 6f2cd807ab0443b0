"""What bots know of Chaski."""
