"""The strand: two combers, a row of finds, and a tide that comes in."""
