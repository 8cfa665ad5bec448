"""`python -m dowlang.cli`: the same as `dow`."""

from dowlang.cli.main import run

run()
