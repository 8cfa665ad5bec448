"""Reference books of a set of cards: Markdown or one HTML file, from Jinja2 templates, the same bytes every time.

`reference` is the one way in. The rules text is made from the tree of each card (`forms`, `wording`, `rules`, `clauses`), put together as
printed cards (`cards`), ordered (`indexes`) and written by a template (`book`). Nothing here reads a card file or knows a word of any game.
"""

from dowlang.publish.book import FORMATS, reference
from dowlang.publish.inputs import CardSource, SetInfo, Texts, UnknownFormat

__all__ = ["FORMATS", "CardSource", "SetInfo", "Texts", "UnknownFormat", "reference"]
