"""American Kingdoms: cacao, special tiles and ships, and four modules, each of which can be played or left out."""
