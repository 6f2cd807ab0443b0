"""What a title tells beyond its rules: people what matters, bots how good a table looks, learners their numbers."""
