"""What bots and learners know of Tawantinsuyu."""
