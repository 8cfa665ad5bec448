"""What came of an offer is asked of the offer that a printed sentence speaks of, of all of it, and
who cannot is not who will not.
"""

from __future__ import annotations

from itertools import permutations, product

import pytest

from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from tests.rules.dead_of_winter.midgame import tried
from tests.rules.dead_of_winter.words.test_pieces_within_reach import END, HEAD
from tests.rules.dead_of_winter.words.test_words_change import started
from tests.wordings.contexts import card
from tests.wordings.measuring import offered, offered_lines

DEEDS = ("discard a fuel card", "lose a die", "spend a die")
OTHERS = (("You", "you"), ("Another player", "they"), ("The first player", "they"))


@pytest.mark.parametrize(
    ("who", "deeds"), list(product(OTHERS, [(a, b) for a in DEEDS for b in DEEDS if a != b]))
)
def test_both_parts_of_an_offer_are_answered(who: tuple[str, str], deeds: tuple[str, str]) -> None:
    said = f"{who[0]} may {deeds[0]} and {deeds[1]}. If {who[1]} do, gain 1 morale."
    (lines,) = offered_lines(said)
    assert len(lines) == 3 and lines[1:] == ["    if so", "        gain 1 morale"]
    assert lines[0].startswith(f"{who[0].lower()} may ") and ", and " in lines[0]


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize(
    "unable", ["cannot", "can't", "are unable to", "are not able to", "cannot do so"]
)
def test_who_cannot_is_not_who_will_not(deed: str, unable: str) -> None:
    found = offered_lines(f"You may {deed}. If you {unable}, lose 1 morale.")
    assert [lines[0].split()[1] for lines in found] == ["may", "must"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("unable", ["cannot", "can't", "are unable to"])
def test_below_an_offer_no_answer_is_of_who_cannot(unable: str) -> None:
    assert offered(*card("answer", f"If you {unable}, lose 1 morale.")) == []
    assert offered(*card("answer", "If you do not, lose 1 morale.")) == ["if not"]


def test_who_cannot_do_a_duty_is_asked() -> None:
    ((first, *_),) = offered_lines("You must discard a fuel card. If you cannot, lose 1 morale.")
    assert first == "you must discard a fuel card"
    (lines,) = offered_lines(
        "Choose another player. They may give you a survivor. If they do, you give them two "
        "cards. If you cannot, they lose a die."
    )
    assert lines[3:5] == ["        you must give 2 cards to them", " " * 12 + "if not"]


@pytest.mark.parametrize("inner", ["they may discard a fuel card", "they may lose a die"])
def test_a_last_answer_of_one_of_two_offers_is_a_choice(inner: str) -> None:
    found = offered_lines(
        f"Another player may discard a food card. If they do, {inner}. If they do not, lose 1 "
        "morale."
    )
    assert [lines[3].index("if not") for lines in found] == [12, 4]


@pytest.mark.parametrize("answer", ["If you do", "If so", "If you do not", "If not"])
@pytest.mark.parametrize("deed", DEEDS)
def test_a_sentence_behind_an_answer_may_be_done_in_any_case(answer: str, deed: str) -> None:
    found = offered_lines(f"You may {deed}. {answer}, lose 1 morale. Remove 2 food.")
    assert sorted(lines[-1].index("remove") for lines in found) == [0, 8]


ONE_OF = ("discards two cards", "loses a die", "adds 2 zombies to the colony", "loses 1 morale")


@pytest.mark.parametrize("who", ["Each player", "The first player"])
@pytest.mark.parametrize("deeds", [*permutations(ONE_OF, 2)][::2])
def test_who_cannot_do_the_other_of_two_deeds_does_the_first(
    deeds: tuple[str, str], who: str
) -> None:
    """An empty hand got away: `if not` / `they discard 2 cards` took nothing from it."""
    first, second = deeds
    for said in (f"{who} {first} or {second}.", f"{who} either {first} or {second}."):
        by_them = first.startswith("discards") or first.endswith("die")
        found = offered_lines(said)
        assert len(found) == 1, said
        for lines in found:
            offered, *others = (line.strip() for line in lines)
            done = offered.partition(" may ")[2]
            assert others[0] == others[2] == "if not" and others[1].startswith("they must "), said
            assert others[1].endswith(", if able"), said
            assert others[3] == (f"they {done}" if by_them else f"they must {done}"), said


@pytest.mark.parametrize(
    ("said", "cards", "dice"),
    [
        ("Each player loses a die or discards two cards.", 2, 1),
        ("Each player discards a card or loses two dice.", 1, 2),
        ("The first player discards two cards or loses two dice.", 2, 2),
    ],
)
def test_of_two_deeds_nobody_pays_part_of_both(said: str, cards: int, dice: int) -> None:
    """The one card of two was discarded, and a die was lost besides."""
    texts = [HEAD.format("P", "\n        ".join(lines)) + END for lines in offered_lines(said)]
    assert len(texts) == 1
    for text in texts:
        of = load_source(addition([], {"one": text.encode()}))
        begin = started(of.handler("additions/one"), "state")
        for held, unused, seed in product(range(4), range(3), range(2)):
            table = (
                table_of(of, 2).controls(1, "Amara Diallo").controls(2, "Biscuit").first_player(1)
            )
            for player in (1, 2):
                table.hand(player, *["Tinned Soup"] * held).dice(player, *[1] * unused)
            after, _, granted = tried(table.begin(), begin, seed, wish=1)
            assert granted
            for player in range(1 if said.startswith("The first") else 2):
                paid = held - len(after.hand[player]), unused - len(after.unused[player])
                in_full = {(cards, 0)} if held >= cards else set()
                in_full |= {(0, dice)} if unused >= dice else set()
                assert paid in in_full if in_full else 0 in paid, (text, held, unused)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "said",
    [
        "If you have a fuel card, discard one.",
        "If you have two weapon cards, discard one.",
        "Each player with a weapon discards one.",
        "Draw 2 cards from the School deck. Discard one.",
        "Reveal the top 3 cards of the School deck. Discard two.",
    ],
)
def test_a_number_alone_is_of_no_other_cards_than_those_named(said: str) -> None:
    ends = ("discard 1 card", "discards 1 card", "discard 2 cards")
    assert not [each for lines in offered_lines(said) for each in lines if each.endswith(ends)]


@pytest.mark.parametrize("said", ["Whoever has the most cards discards 2.", "Discard 2 cards."])
def test_a_number_of_any_cards_is_read(said: str) -> None:
    assert any("2 cards" in "".join(lines) for lines in offered_lines(said))


@pytest.mark.sample(1)
@pytest.mark.parametrize("who", ["they", "he", "she", "that player", "the owner"])
@pytest.mark.parametrize(
    "offer",
    [
        "Another player loses 1 die. You may discard 1 card.",
        "Choose another player. You may discard 1 card.",
        "Another player discards a card. You must spend 1 die.",
    ],
)
def test_what_others_did_is_no_answer_of_yours(offer: str, who: str) -> None:
    does = "do" if who == "they" else "does"
    for question in (f"If {who} {does}", f"If {who} {does} not"):
        lines = [
            line for each in offered_lines(f"{offer} {question}, gain 1 morale.") for line in each
        ]
        answers = {line.strip() for line in lines} & {"if so", "if not"}
        assert not answers, lines


@pytest.mark.parametrize("question", ["If you do", "If you do not", "If so", "If not"])
def test_what_you_did_is_answered(question: str) -> None:
    (lines,) = offered_lines(f"You may discard 1 card. {question}, gain 1 morale.")
    assert lines[0] == "you may discard 1 card" and lines[1].strip() in ("if so", "if not")


@pytest.mark.parametrize(
    "between", ["Lose 1 morale.", "Lose a die.", "Add a zombie to the colony."]
)
@pytest.mark.parametrize("question", ["If you do", "If you do so", "If you do not"])
def test_no_answer_of_an_offer_is_taken_for_one_of_the_deed_between(
    question: str, between: str
) -> None:
    """`Lose 1 morale.` is no duty that somebody can refuse, and the offer stands before it."""
    said = f"You may discard 1 card. {between} {question}, gain 1 food."
    assert not [
        lines
        for lines in offered_lines(said)
        if any(line.strip().startswith("you must") for line in lines)
    ]
    answered = offered_lines(f"You may discard 1 card. {question}, gain 1 food.")
    assert [lines[0] for lines in answered] == ["you may discard 1 card"]
