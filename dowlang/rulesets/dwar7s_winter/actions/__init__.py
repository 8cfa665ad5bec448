"""The actions of a turn: what is legal, and how it is carried out."""
