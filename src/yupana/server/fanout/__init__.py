"""The doorbell between processes: hurries, never records. A lost message costs milliseconds, never data."""
