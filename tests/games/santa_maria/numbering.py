"""What learners depend on."""

# The version, the moves and their digest, the numbers of an observation and theirs: a change of these needs a new
# version, for trained networks depend on them.
PINNED = (1, 1317, "17778de3392048dd", 12148, "c1d91cf757a2611d")
NEVER_SEEN: set[str] = set()  # fields of the state that no observation has
