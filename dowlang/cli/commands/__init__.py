"""The commands of `dow`, a module for each, imported when its command is asked for."""
