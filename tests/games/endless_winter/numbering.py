"""What learners depend on."""

# The version, the moves and their digest, the numbers of an observation and theirs: a change of these needs a new
# version, for trained networks depend on them.
PINNED = (1, 764, "85397f48b4ed968b", 5781, "284e981a03ca2ac3")
NEVER_SEEN: set[str] = set()  # fields of the state that no observation has
