"""What is written from the program or its documents: pages of `docs/`, colours for editors, files
beside a set in a repository, and the rules document read by its ids.
"""
