"""Read the texts of cards and of games in the languages that they are translated into."""
