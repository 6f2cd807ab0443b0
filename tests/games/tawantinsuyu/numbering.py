"""What learners depend on."""

# The version, the moves and their digest, the numbers of an observation and theirs: a change of these needs a new
# version, for trained networks depend on them.
PINNED = (3, 15188, "e5502502dc24fdf6", 6381, "f6f78802571858e4")
NEVER_SEEN: set[str] = set()  # fields of the state that no observation has
