# Every target makes what it needs; nothing has to be installed by hand but a Python >= 3.11.
VENV ?= .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do command -v $$p >/dev/null 2>&1 && $$p -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

.PHONY: help setup play test proofs check lint-web bench accept laws twins edits recall mutants wide coverage extension web clean
help:  ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /	/'

setup: $(VENV)/ready  ## virtual environment in .venv with the package and its extras
$(VENV)/ready: pyproject.toml
	@test -n "$(PYTHON)" || { echo "no Python >= 3.11 found; name one: make PYTHON=/path/to/python3 setup" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	$(BIN)/dow build cards/base  # the handlers are known to be this checkout's
	@touch $@

play: setup  ## check and compile the cards, play one four-player game, tell its story (the other game: GAME=dwar7s)
	$(BIN)/dow check cards/$(or $(GAME),base)
	$(BIN)/dow build cards/base
	$(BIN)/dow play --set cards/$(or $(GAME),base) --players 4 --agents heuristic

test: setup  ## the tests: every family, the long ones by a sample
	$(BIN)/python -m pytest -n 2 --dist loadfile

# three workers: a proof that waits for a browser or a process it started leaves a processor to the others
proofs: setup web  ## what proves over many cases what tests show in a few: machines, twins, growth, recall, whole games, mutation
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder -m proof

wide: setup web  ## the proofs with all of their cases and numbers (half an hour)
	DOWLANG_WIDE=1 $(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder -m proof

check: setup  ## ruff, mypy --strict, generated files are current, eslint where Node.js is
	$(BIN)/ruff check dowlang tests benchmarks examples
	$(BIN)/mypy
	$(BIN)/dow build --check
	@$(MAKE) --no-print-directory lint-web

LINT := web/lint/node_modules
lint-web:  ## eslint over the JavaScript of the page; says so where there is no Node.js, or its registry gives nothing
	@if ! command -v npm >/dev/null; then echo "no Node.js here: the page's JavaScript is not looked at"; \
	elif ! { [ $(LINT)/.package-lock.json -nt web/lint/package-lock.json ] || \
	         (cd web/lint && npm ci --silent --no-audit --no-fund --fetch-retries=1 --fetch-timeout=20000); }; then \
	    echo "nothing from npm here: the page's JavaScript is not looked at"; \
	else $(LINT)/.bin/eslint -c web/lint/eslint.config.js web/src web/pages web/compile.mjs && echo "the page's JavaScript: nothing found"; fi

bench: setup  ## the benchmark table (installs catanatron, to compare with)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(BIN)/python -m benchmarks

accept: setup  ## 200 whole games with the invariants at every event, each replayed in another process (10,000: GAMES=10000)
	$(BIN)/python -m tests.acceptance --games $(or $(GAMES),200) --file build/acceptance

laws: setup  ## the laws of the engine in any mixture, for ten minutes
	$(BIN)/python -m tests.contract.long --minutes 10

twins: setup  ## a million pairs of games that a player cannot tell apart
	$(BIN)/python -m tests.contract.twins --pairs 1000000

edits: setup  ## ten thousand random edits of a set, after which a check remembers what a fresh one finds (half an hour)
	$(BIN)/python -m tests.project.long_edits --edits $(or $(EDITS),10000)

recall: setup  ## how much of what is wrong `dow check` finds: a table over a corpus of spoilt cards
	$(BIN)/python -m tests.recall

coverage: setup  ## all tests and proofs, and a table of the lines and branches they reach; fails where a guarded package is not reached whole
	$(BIN)/coverage erase
	@mkdir -p build
	@rm -rf build/coverage-cache  # what a cache remembers is not carried out again
	DOWLANG_WIDE=1 DOWLANG_CACHE=$(CURDIR)/build/coverage-cache $(BIN)/coverage run --parallel-mode -m pytest -n 2 -m "proof or not proof"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage json --quiet -o build/coverage.json
	$(BIN)/python -m tests.covered build/coverage.json

extension:  ## the extension of Visual Studio Code as editors/vscode/dowlang.vsix (wants Node.js and its registry)
	cd editors/vscode && npm ci --no-audit --no-fund && npm run package

web: build/web/built  ## the page to write and play in, as one static folder build/web (wants Node.js and its registry)
$(VENV)/web: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[web]'
	@touch $@
build/web/built: $(VENV)/web $(shell find web dowlang cards generated grammar docs -type f -not -path '*/node_modules/*' -not -name '*.pyc' -not -name '*.tables' 2>/dev/null)
	$(BIN)/python web/build.py
	@touch $@

mutants: setup  ## mutants of engine and ruleset, with their score, and the mutation of each rule
	DOWLANG_WIDE=1 $(BIN)/python -m tests.mutation
	$(BIN)/python -m tests.mutation --rules

clean:  ## remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache build dist *.egg-info
