"""The procedures of the rules, from set-up to the end of the game."""
