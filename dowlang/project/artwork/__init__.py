"""Find the pictures and the templates that a set brings, and refuse what cannot be printed."""
