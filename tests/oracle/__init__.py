"""The oracle: a plain interpreter of the checked tree, compared with compiled handlers decision
by decision.
"""
