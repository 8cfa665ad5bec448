"""Tell where cards are and which of them a line still finds. No word is declared here."""
