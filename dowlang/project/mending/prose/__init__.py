"""Write a card of prose as a card file: laid out, read line by line, put together, settled.

`titles` and `layout` find what stands where, `structure`, `tables` and `nesting` which line
belongs to which, `cards` goes through a whole card, and `unread` tells what nobody understood.
"""
