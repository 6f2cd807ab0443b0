"""The messages between a match and its viewers, typed for the wire."""
