"""Santa Maria: dice bring the rows and columns of a colony to life."""
