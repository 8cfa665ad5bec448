"""What is given to editors."""
