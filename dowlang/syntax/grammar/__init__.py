"""The assembled grammar: its conflicts, its LALR tables, and the parser made of them."""
