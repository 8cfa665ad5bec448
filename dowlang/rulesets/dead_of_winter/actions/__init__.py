"""Legal actions of a turn, and how each is carried out."""
