"""The procedures of the rules: set-up, the four phases of a week, the end."""
