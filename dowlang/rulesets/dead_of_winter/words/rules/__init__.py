"""Declare sentences that hold for a while or for a whole game: numbers, bans, ways to count."""
