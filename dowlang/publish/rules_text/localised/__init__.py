"""Rules text in other languages than that of the card files: one renderer for all.

What a language needs to know lies in Fluent files, those of the core in `messages/`: a message for
each phrase and shape, a row of forms for each noun, verb and adjective (`docs/translating.md`).
`game_language` puts one language of one game together. `fluent_messages` reads the files,
`required_messages` lists what they must have, `phrase_ids` names the message of a phrase,
`message_arguments` are its values, `message_functions` what it may call. `grammar` and `nouns` pick
forms. `wording` puts nodes into words, with the help of `noun_phrases`, `relative_clauses`,
`conditions` and `names` (of cards), for which `private_signs` stand meanwhile.
`lines` are whole lines, `kind_clauses` the lines of card kinds, `page_labels` what stands around
them, `speech` the sentences of play. Nothing here belongs to one language, and of the words of a
game only those are known that the core has (`player`, `it`).

`conditions`, `noun_phrases` and `wording` are one class in three files, each a base of the next: a
noun has conditions behind it and a condition nouns in it, so they call each other's methods.

Importing it needs `fluent.runtime` (extra `i18n`), so it is imported where a language is asked for.
"""
