"""Answer what a page in a browser asks: about the card that is written there, and about a game.

A page runs this in Pyodide, so nothing here needs a file of the reader's, a compiled module or a
network. Questions and answers are JSON (`calls`). A card is answered about by `desk`, and a name in
it by `navigation`. A game is held by `sitting`, a journal looked at by `watching`. `page_words`
declares what the page says to who plays.
"""
