"""Rules text in other languages: what a translator runs, and what holds of every language."""
