"""Offer games to learning programs: as a PettingZoo, a Gymnasium and an OpenSpiel environment.

Each is an optional extra of its own library and is imported from its module. All three show the
same thing: a seat's view and the options of its pending decision as integers, with a mask.
"""
