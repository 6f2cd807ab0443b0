"""Tawantinsuyu: workers climb the hill of the Inca capital, for two to four, or alone against Axomamma."""
