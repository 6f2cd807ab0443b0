"""Words in English, Ukrainian and Russian: Fluent files and how they are spoken."""
