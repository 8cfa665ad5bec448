"""What lies beside a set that is kept in a repository: hooks before a commit, and a workflow that
checks, tests and prints it at every push.
"""

from __future__ import annotations

from pathlib import Path

HOOKS = """# https://pre-commit.com: `pre-commit install` once, then before every commit
repos:
  - repo: local
    hooks:
      - id: dow-check
        name: dow check
        entry: dow check
        language: python
        additional_dependencies: [dowlang]
        files: '(\\.dow|(^|/)set\\.toml)$'
        require_serial: true
      - id: dow-fmt
        name: dow fmt
        entry: dow fmt
        language: python
        additional_dependencies: [dowlang]
        files: '\\.dow$'
        require_serial: true
      - id: dow-test
        name: dow test
        entry: dow test
        language: python
        additional_dependencies: [dowlang]
        files: '\\.dow$'
        require_serial: true
"""

WORKFLOW = """# Findings stand at their lines of a pull request, the printed page is an artifact.
name: cards
on: [push, pull_request]
jobs:
  cards:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with:
          python-version: "3.13"
      - run: pip install dowlang
      - run: dow check --format github {set}
      - run: dow fmt --check {set}
      - run: dow test --coverage {set}
      - run: dow print {set} --out reference
      - uses: actions/upload-artifact@v4
        with:
          name: reference
          path: reference
"""


def repository_files(folder: Path, set: str) -> dict[Path, str]:
    """Return the files of a repository in a folder, whose set lies in the folder of that name."""
    return {
        folder / ".pre-commit-config.yaml": HOOKS,
        folder / ".github" / "workflows" / f"{set}.yml": WORKFLOW.replace("{set}", set),
    }
