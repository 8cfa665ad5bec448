"""The words of Dead of Winter: each a function and its declaration side by side, listed in
`vocabulary.py`.
"""
