"""What bots and learners know of Tzolk'in."""
