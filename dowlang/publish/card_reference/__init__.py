"""The reference of a set: one page with every card, chapters and indexes, from Jinja2 templates.

`reference` writes it. `contents` orders chapters and indexes, `markdown` writes passages for the
template of that format.
"""
