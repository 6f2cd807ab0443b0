"""What the guide of Endless Winter must tell of."""

AUTOMATA = ("nomad",)
