"""A referee who hears the story of a game and recounts it, by the printed lines alone."""
