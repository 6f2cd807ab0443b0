"""Hosting for many people: PostgreSQL keeps, referees decide, gateways connect."""
