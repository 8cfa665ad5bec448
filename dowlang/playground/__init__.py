"""Answer what a page in a browser asks: about the card that is written there, and about a game.

A page runs this in Pyodide, so nothing here needs a file of the reader's, a compiled module or a
network. Questions and answers are JSON (`calls`, `page_data`). A card is answered about by
`editor_session`, and a name in it by `navigation`. A game is held by `game_session`, begun with an
author's cards by `cards_dealt_first`, taken up by who sat there by `seats`, a journal looked at by
`replay_viewer`. What cannot be
done now is `not_possible`. `page_words` declares what the page says to who plays.
"""
