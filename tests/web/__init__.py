"""The page in a real browser, and what it is built from."""
