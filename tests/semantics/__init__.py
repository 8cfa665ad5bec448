"""Tests of the checker, divided as its rooms are. Most speak the words of Dead of Winter
(`winter_world`), some those of the hike (`tests.worlds`), a game of a few words: there a rule of
the checker is seen by itself, so what needs no more than one noun and one effect is tested there.
The samples, the base set and the error files are for the whole.
"""
