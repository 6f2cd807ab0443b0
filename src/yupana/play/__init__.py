"""One match being hosted, without input or output: moves in, an update per viewer out, bots when due."""
