"""What the guide of Tawantinsuyu must tell of."""

AUTOMATA = ("axomamma",)
