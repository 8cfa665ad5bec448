"""A wording of natural forms stands once, with all that it may mean."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from dowlang.natural.forms.clause_forms import GENERAL
from dowlang.project.game_language import language
from dowlang.rulesets import RULESETS
from dowlang.vocabulary.natural_forms import NaturalForm

FORMS = {
    "every game": GENERAL,
    **{name: tuple(language(name).vocabulary.natural) for name in RULESETS},
}


def same(said: str) -> str:
    """Return a wording without names of slots, blanks too many and the order of its choices."""
    said = re.sub(r"\{(?:\w+:)?(\w+)\}", r"{\1}", " ".join(said.split()))
    return re.sub(r"\(([^()]*)\)", lambda found: "|".join(sorted(found[1].split("|"))), said)


def test_two_spellings_of_one_wording_are_seen() -> None:
    assert same("roll (a|one) die {a:do} ") == same("roll (one|a) die  {b:do}")
    assert same("roll (a|one) die {a:do}") != same("roll (a|one) die {a:effect}")


@pytest.mark.parametrize("of", FORMS)
def test_no_wording_is_spelt_in_two_ways_to_mean_two_things(of: str) -> None:
    """One key of a table would stand there twice: whoever tidies one of them away loses it."""
    spelt: dict[tuple[str, str], set[str]] = defaultdict(set)
    for form in FORMS[of]:
        assert isinstance(form, NaturalForm)
        spelt[form.symbol, same(form.said)].add(form.said)
    assert not {each for each, ways in spelt.items() if len(ways) > 1}
    assert not [form.said for form in FORMS[of] if form.said != " ".join(form.said.split())]
