"""The agenda machine: no game, no input or output, standard library only."""
