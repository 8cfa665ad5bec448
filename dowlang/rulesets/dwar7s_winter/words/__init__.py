"""The words of its cards, each declared once beside the function that does it."""
