"""What is kept in PostgreSQL: matches and their journals; and the writer that appends to them."""
