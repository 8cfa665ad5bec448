"""The orchard: pickers, a tree, and jars of jam before the first frost."""
