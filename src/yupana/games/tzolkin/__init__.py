"""Tzolk'in: workers ride the gears of the Mayan calendar."""
