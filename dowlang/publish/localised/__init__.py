"""Rules text in other languages than that of the card files: one renderer for all.

What a language needs to know lies in its Fluent files: a message for each phrase and shape, a row
of forms for each noun, verb and adjective (`docs/translating.md`). `messages` reads them, `grammar`
picks forms, `wording` puts nodes into words, `lines` whole lines, `clauses` the lines of card
kinds. Nothing here belongs to one language or one game.

Importing it needs `fluent.runtime` (extra `i18n`), so it is imported where a language is asked for.
"""
