"""Look at a game from outside: what must hold of every state, and what is hidden from whom."""
