"""What is kept in PostgreSQL: matches, their journals, snapshots; and the writer that appends to them."""
