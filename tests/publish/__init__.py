"""The publisher: rules text in English, references, decks, tables, exports.

That in other languages (`rules_text/localised`) is tested in `tests/languages`.
"""
