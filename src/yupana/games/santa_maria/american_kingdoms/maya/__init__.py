"""Module D: one player is the Maya city, with roads, temples, warehouses and cards instead of a colony."""
