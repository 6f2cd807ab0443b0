"""Tables: sitting down, starting, leaving, proposing, talking; ratings when a match is over."""
