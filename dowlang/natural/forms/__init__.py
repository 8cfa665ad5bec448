"""Declare how people print what every game has: forms without a noun of any game.

What lives here: `clause_forms` with all forms together, and those of their own subject:
`thing_forms`, `vote_forms`, `die_forms`, `order_forms`, `limit_forms`, `counter_forms`,
`unnamed_player_forms`, and lines that hold a text of the author's (`author_text_lines`). What does
not: the idioms of a game, which its vocabulary declares.
"""
