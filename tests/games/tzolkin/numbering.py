"""What learners depend on."""

# The version, the moves and their digest, the numbers of an observation and theirs: a change of these needs a new
# version, for trained networks depend on them.
PINNED = (1, 502, "c936f37387bf1482", 1145, "c7ecd9b5f3a33030")
NEVER_SEEN: set[str] = {"wealth"}  # fields of the state that no observation has
