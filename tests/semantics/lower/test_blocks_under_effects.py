"""No block is passed over in silence: what stands below an effect is carried out, or refused.

Below every effect of the vocabulary, in its forms, stands each head that a block may have.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import found_in

HEADS = ("otherwise", "if so", "1 to 6", "blank", "passes")
FORMS = ("{}", "you may {}", "the first player must {}")
CORE = (
    "roll a die",
    "roll 2 dice, counting the highest",
    "each player rolls a die",
    "nothing happens",
)
LINES = [
    *CORE,
    *(word.example for word in VOCABULARY.words if isinstance(word, EffectWord)),
    'choose a survivor at "School" as x',
    'carry out "no"',
    'roll exposure for "Amara Diallo"',
]


def findings(line: str, *below: str) -> set[str]:
    rows = "".join(f"{row}\n" for row in below)
    head = 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
    text = f'{head}        {line}\n{rows}    option "no"\n        lose 1 morale\n'
    return {finding.code for finding in found_in(text) if finding.code < "DOW5"}


@pytest.mark.sample(3)
@pytest.mark.parametrize("line", LINES)
def test_a_block_below_an_effect_is_read(line: str) -> None:
    silent = [
        f"{form.format(line)} / {head}"
        for form in FORMS
        for head in HEADS
        if not findings(form.format(line), f"            {head}", '                kill "Nobody"')
    ]
    assert silent == []
