"""The actions of a turn: what is legal. They are carried out in `procedures/turns`."""
