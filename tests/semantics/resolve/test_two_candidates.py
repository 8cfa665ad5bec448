"""`that survivor`, `it`, `they` with two candidates: every binder before every binder, of every
noun, is refused or warned of.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import checked_text

QUIET = ("DOW5007", "DOW5011", "DOW5012", "DOW5013", "DOW5022")
EVENTS = {
    "survivor": "when you move a survivor{a}",
    "player": "when another player{a} moves a survivor",
    "location": "when you search a location{a}",
    "card": "when you play a card{a}",
}
STATES = {
    "survivor": "if a survivor you control{a} is at the colony",
    "player": "if another player{a} is exiled",
    "location": "if there is a location outside the colony{a} where (zombies at it >= 1)",
    "card": "if there is a card in hand{a}",
}
PIECES = {
    "survivor": "survivor at the colony",
    "player": "player with a survivor at the colony",
    "location": "location outside the colony",
    "card": "food card in hand",
}
USES = {
    "survivor": "{} gets 1 wound",
    "player": "{} discards 1 card",
    "location": "add 1 zombie to {}",
    "card": "remove {} from the game",
}
CONDITIONS = {
    "survivor": "a survivor outside the colony is wounded",
    "player": "a player is exiled",
    "location": "there is a location where (noise at it >= 1)",
    "card": "there is a fuel card in hand",
}
SENTENCES = {
    "survivor": "a survivor outside the colony{a} gets 1 wound",
    "player": "a player{a} loses 1 die",
    "location": "add 1 noise to a location outside the colony{a}",
    "card": "discard a fuel card{a}",
}
# a block with the use in place of `{}`; whether it binds (the nearest is meant, with a warning) or
# only speaks of one (DOW3004)
BINDERS = {
    "for each": ("for each {p}{a}\n    {}", True),
    "roll for each": (
        "roll a die for each {p}{a}\n    1 to 3\n        {}\n    otherwise\n        nothing "
        "happens",
        True,
    ),
    "choose": ("choose a {p}{a}\n{}", True),
    "if": ("if {c}\n    {}", False),
    "otherwise": ("if food >= 9\n    nothing happens\notherwise\n    if {c}\n        {}", False),
    "or": ("if {c} or food >= 1\n    {}", False),
    "nested": ("repeat 2 times\n    if {c}\n        {}", False),
    "option": (
        'choose one\n    option "C" if {c}\n        {}\n    option "D"\n        nothing happens',
        False,
    ),
    "later": ("at the end of this round if {c}\n    {}", False),
    "while": (
        "until the end of this round\n    while {c}\n        at the end of each turn\n            "
        "{}",
        False,
    ),
    "watch": ("until the end of this round\n    when a zombie is killed if {c}\n        {}", False),
    "moment": (
        "until the end of this round\n    at the end of each turn if {c}\n        {}",
        False,
    ),
    "sentence": ("{s}\n{}", False),
    "offer": ("you may gain 1 morale\n    if so\n        {s}\n        {}", False),
}


def found(trigger: str, block: str) -> list[str]:
    """Codes about a card with this trigger and block."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    text = (
        f'crossroads "Slips"\n    flavor "x"\n    {trigger}\n    option "A"\n{lines}    '
        f'option "B"\n        lose 2 morale\n'
    )
    return [each.code for each in checked_text(text)[1] if each.code not in QUIET]


def filled(binder: str, noun: str, inside: str, alias: str = "") -> str:
    """The binder's block around what stands inside."""
    pattern = BINDERS[binder][0]
    bound = f"{' as ' + alias if alias else ''}"
    told = {
        "{p}": PIECES[noun],
        "{c}": CONDITIONS[noun],
        "{s}": SENTENCES[noun].replace("{a}", bound),
        "{a}": bound,
    }
    for placeholder, words in told.items():
        pattern = pattern.replace(placeholder, words)
    before, _, after = pattern.partition("{}")
    margin = before[before.rfind("\n") + 1 :]
    return before + inside.replace("\n", f"\n{margin}") + after


def outer(noun: str, kind: str, alias: str = "") -> str:
    """A trigger that names one of that noun."""
    return (EVENTS if kind == "event" else STATES)[noun].replace(
        "{a}", f" as {alias}" if alias else ""
    )


@pytest.mark.sample(24)
@pytest.mark.parametrize("binder", BINDERS)
@pytest.mark.parametrize("noun", PIECES)
@pytest.mark.parametrize("kind", ("event", "state"))
def test_a_trigger_and_what_stands_below_it(kind: str, noun: str, binder: str) -> None:
    wanted = "DOW5023" if BINDERS[binder][1] else "DOW3004"
    use = USES[noun].format(f"that {noun}")
    assert wanted in found(outer(noun, kind), filled(binder, noun, use))
    named = filled(binder, noun, USES[noun].format("the marked"))
    assert not {"DOW3004", "DOW5023", "DOW3005"} & {*found(outer(noun, kind, "marked"), named)}
    alone = found(outer(noun, kind), use)
    assert not {"DOW3004", "DOW5023"} & {*alone}, alone


@pytest.mark.sample(13)
@pytest.mark.parametrize("second", BINDERS)
@pytest.mark.parametrize("first", [binder for binder, (_, binds) in BINDERS.items() if binds])
@pytest.mark.parametrize("noun", PIECES)
def test_two_binders_of_one_noun_are_told_apart(noun: str, first: str, second: str) -> None:
    wanted = "DOW5023" if BINDERS[second][1] else "DOW3004"
    inner = filled(second, noun, USES[noun].format(f"that {noun}"))
    codes = found("if morale >= 1", filled(first, noun, inner))
    assert wanted in codes, filled(first, noun, inner)
    if BINDERS[second][1]:
        named = filled(second, noun, USES[noun].format("the marked"), "marked")
        assert "DOW5023" not in found("if morale >= 1", filled(first, noun, named))


@pytest.mark.parametrize("noun", PIECES)
def test_the_if_of_an_event_has_two_candidates(noun: str) -> None:
    trigger = f"{outer(noun, 'event')} if {CONDITIONS[noun]}"
    assert "DOW3004" in found(trigger, USES[noun].format(f"that {noun}"))
    named = f"{outer(noun, 'event', 'marked')} if {CONDITIONS[noun]}"
    assert "DOW3004" not in found(named, USES[noun].format("the marked"))


@pytest.mark.parametrize("binder", [b for b in BINDERS if BINDERS[b][1] and b != "choose"])
@pytest.mark.parametrize("noun", PIECES)
@pytest.mark.parametrize("pronoun", ("it", "they"))
def test_a_pronoun_of_two_loops_is_asked_about(pronoun: str, noun: str, binder: str) -> None:
    if (pronoun == "they") != (noun == "player"):
        return
    inner = filled(
        binder, noun, USES[noun].format(pronoun).replace("they discards", "they discard")
    )
    assert "DOW5023" in found("if morale >= 1", filled("for each", noun, inner))
    spoken = filled("if", noun, USES[noun].format(pronoun).replace("they discards", "they discard"))
    if noun in ("survivor", "player"):  # its condition says something of one
        assert "DOW3004" in found("if morale >= 1", filled(binder, noun, spoken))


@pytest.mark.parametrize(
    "line",
    (
        "another player gives 1 card to them",
        "the first player gives 1 card to them",
        "another player may give 1 card to them",
        "another player gives 1 card to the player on their left",
    ),
)
def test_they_of_a_sentence_inside_a_loop(line: str) -> None:
    """The subject of the sentence and who the loop speaks of are two."""
    assert "DOW3004" in found("if morale >= 1", f"for each player\n    {line}")
    named = line.replace("them", "the one").replace("on their left", "on the left of the one")
    assert found("if morale >= 1", f"for each player as one\n    {named}") == []


@pytest.mark.parametrize("noun", ("card", "survivor"))
def test_those_of_a_choice_and_of_the_line_after_it(noun: str) -> None:
    line = {"card": "discard 2 cards", "survivor": "2 survivors get 1 wound"}[noun]
    use = {"card": "remove those cards from the game", "survivor": "kill those survivors"}[noun]
    chosen = f"choose 2 {PIECES[noun].replace(noun, noun + 's')}"
    assert "DOW3004" in found("if morale >= 1", f"{chosen}\n{line}\n{use}")
    assert "DOW3004" not in found("if morale >= 1", f"{chosen}\n{use}")


def test_a_name_is_no_candidate() -> None:
    line = '"Amara Diallo" gets 1 wound\nthat survivor gets 1 wound'
    assert found("when you move a survivor", line) == ["DOW5023"]


@pytest.mark.parametrize(
    "line, below",
    (
        ("for each survivor at the colony", "\n    that survivor gets 1 wound"),
        (
            "roll a die for each survivor at the colony",
            "\n    1 to 6\n        that survivor gets 1 wound",
        ),
    ),
)
def test_who_only_takes_part_hides_nothing(line: str, below: str) -> None:
    """Nobody has spoken of the survivor who searches: in a loop `that survivor` is the loop's,
    in an `if` it could be both.
    """
    assert found("when you search a location", f"{line}{below}") == []
    assert found(
        "when you search a location",
        "if a survivor is at the colony\n    that survivor gets 1 wound",
    ) == ["DOW3004"]


@pytest.mark.parametrize(
    "noun, another, left_out",
    (
        ("survivor", "another survivor gets 1 wound", "a survivor except the marked gets 1 wound"),
        (
            "location",
            "add 1 noise to another location",
            "add 1 noise to a location except the marked",
        ),
    ),
)
@pytest.mark.parametrize("binder", [binder for binder, (_, binds) in BINDERS.items() if not binds])
def test_another_is_not_the_one_spoken_of_since(
    binder: str, noun: str, another: str, left_out: str
) -> None:
    """Other than the one of the event, or than the one that was spoken of since."""
    assert "DOW3004" in found(outer(noun, "event"), filled(binder, noun, another))
    assert "DOW3004" not in found(outer(noun, "event", "marked"), filled(binder, noun, left_out))
    assert found(outer(noun, "event"), another) == []


def test_another_is_not_where_the_event_ended() -> None:
    """Elsewhere than where the survivor is now, as the event names it last."""
    assert found("when you move a survivor", "add 1 noise to another location") == []
    assert found("when you move a survivor", "add 1 noise to a location except the origin") == []


DESCRIBED = (
    ("survivor", "when you move a survivor{} to a location with a wounded survivor"),
    (
        "survivor",
        "when another player moves a survivor{} to a location with a survivor you control",
    ),
    ("survivor", "when a survivor{} is killed at a location with a survivor you control"),
    ("survivor", "when a survivor{} kills a zombie at a location with a survivor you control"),
    (
        "player",
        "when another player{} moves a survivor controlled by a player with no cards in hand",
    ),
)


def test_one_by_which_an_event_describes_another_is_a_candidate() -> None:
    for noun, trigger in DESCRIBED:
        use = USES[noun]
        assert "DOW3004" in found(trigger.format(""), use.format(f"that {noun}")), trigger
        rule = f"for the rest of the game\n    {trigger.format('')}\n        {use}"
        assert "DOW3004" in found("if food >= 0", rule.format(f"that {noun}")), trigger
        named = found(trigger.format(" as marked"), use.format("the marked"))
        assert not {each for each in named if each < "DOW5"}, (trigger, named)
    searched = "when you search a location with a wounded survivor"
    assert "DOW3004" in found(searched, "that survivor gets 1 wound")  # who searches takes part
