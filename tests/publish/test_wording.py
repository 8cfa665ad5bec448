"""Rules text made from the tree: every form of a card of the small set, as a reader sees it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang import load
from dowlang.cli.card_texts import texts_of
from dowlang.project import pipeline
from dowlang.project.printing import printed_sets
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.passages import Branch, Passage
from dowlang.publish.rules_text.printed_card import Panel, PrintedCard
from dowlang.publish.rules_text.text_runs import Run, plain, say, sentence, spaced
from tests.cli.running import ROOT
from tests.publish.card_sources import cards, info

PIECES = re.compile(r'^(?:token|track) "([^"]+)"', re.MULTILINE)
AUTHORS_NAMES = {"Easter"} | {  # in labels, and those of the pieces that a set adds
    word
    for file in (ROOT / "examples" / "mechanics").rglob("*.dow")
    for name in PIECES.findall(file.read_text("utf-8"))
    for word in name.split()
}


def card(text: str) -> PrintedCard:
    return CardPrinter(info(), cards(text)).printed()[-1]


def words(panel: Panel) -> list[str]:
    """Every sentence of a card, in order; labels of items before what they hold."""
    out = [plain(say(panel.title, panel.note))] if panel.title else []
    for passage in panel.passages:
        out += _of_passage(passage)
    for inner in panel.panels:
        out += words(inner)
    return out


def _of_passage(passage: Passage) -> list[str]:
    out = [plain(passage.lead)] if passage.lead else []
    for inner in passage.body:
        out += _of_passage(inner)
    for item in passage.items:
        out += _of_item(item)
    return out


def _of_item(item: Branch) -> list[str]:
    return [
        plain(say(item.label, say("/", item.note) if item.note else ())),
        *(line for inner in item.body for line in _of_passage(inner)),
    ]


def effects(*lines: str) -> list[str]:
    body = "".join(f"        {line}\n" for line in lines)
    text = f'crisis "Test"\n    prevent with fuel\n    failure\n{body}'
    return words(card(text).body)[1:]


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("add 1 zombies to the colony", "Add 1 zombie to the colony."),
        ("add 2 zombie to the colony", "Add 2 zombies to the colony."),
        ("each player discard 1 cards, if able", "Each player discards 1 card, if able."),
        (
            'the player with the highest roll draw 2 cards from the "School" deck',
            "The player with the highest die draws 2 cards from the “School” deck.",
        ),
        (
            "remove the top card of the waste pile from the game",
            "Remove the top card of the waste pile from the game.",
        ),
        (
            "remove the top 2 cards of the waste pile from the game",
            "Remove the top 2 cards of the waste pile from the game.",
        ),
        ("discard a education card", "Discard an education card."),
        (
            'reveal cards from the "School" deck until 1 survivor card is revealed',
            "Reveal cards from the “School” deck until 1 survivor card is revealed.",
        ),
        (
            'reveal cards from the "School" deck until 2 survivor cards are revealed',
            "Reveal cards from the “School” deck until 2 survivor cards are revealed.",
        ),
        ("shuffle those cards into the crisis deck", "Shuffle those cards into the crisis deck."),
        ("a survivor as sleeper joins you", "A survivor (the sleeper) joins you."),
        ("nothing happens", "Nothing happens."),
        ('roll exposure for "Una Holm" 2 times', "Roll for exposure for “Una Holm” 2 times."),
        (
            "lose (helpless survivors / 2 rounded up) morale",
            "Lose X morale, where X is half of the helpless survivors rounded up.",
        ),
        ("gain (rounds left) morale", "Gain X morale, where X is the number at the round marker."),
        ("discard all but (food) cards", "Discard all but X cards, where X is food."),
        ("set the morale marker to (food + 1)", "Set the morale marker to food plus 1."),
        (
            "each player stakes up to (survivors they control) cards",
            "Each player stakes up to X cards, where X is the number of survivors they control.",
        ),
        (
            "each player rolls (cards staked by them) dice, rerolling ties",
            "Each player rolls X dice, rerolling ties, where X is the number of cards staked by"
            " them.",
        ),
        ("each player rolls 1 dice", "Each player rolls 1 die."),
        (
            "remove up to 2 wounds from a survivor who is not at the colony",
            "Remove up to 2 wounds from a survivor who is not at the colony.",
        ),
    ],
)
def test_a_sentence_is_the_phrase_normalised(written: str, printed: str) -> None:
    assert effects(written) == [printed]


def test_a_number_between_words_has_a_letter() -> None:
    """`Roll exposure for “Una Holm” the roll times` cannot be read; `that many` and plain numbers
    need none.
    """
    written = [
        "roll a die",
        'roll exposure for "Una Holm" (the roll) times',
        "remove up to (the roll) zombies from the colony",
        "gain the roll morale",
        "repeat (food + 1) times",
        "    lose 1 morale",
        "remove up to 3 food",
        "gain that many morale",
    ]
    assert effects(*written)[1:] == [
        "Roll for exposure for “Una Holm” X times, where X is the roll.",
        "Remove up to X zombies from the colony, where X is the roll.",
        "Gain X morale, where X is the roll.",
        "Repeat X times, where X is food plus 1: lose 1 morale.",
        "Remove up to 3 food.",
        "Gain that many morale.",
    ]


def test_a_block_of_one_sentence_stands_behind_its_opening() -> None:
    assert effects("for each player, in turn order", "    they lose 1 die") == [
        "For each player, in turn order: they lose 1 action die."
    ]


def test_who_chooses_in_a_loop_is_said_to_do_it() -> None:
    """Of a number nothing is chosen, and what lies at an end of a pile is not either."""
    said = (
        "swap secret objectives with another player",
        "remove 1 wound from a survivor at a location",
        "start a vote to exile another player",
        "make room for 1 survivor at a location",
    )
    for line in said:
        (printed,) = effects("for each other player", f"    {line}")
        assert printed.startswith(f"For each other player: they {line.split()[0]} "), line
    for line in (
        "lose 1 morale",
        "add 3 helpless survivors",
        "remove the top 1 card of the waste pile from the game",
    ):
        (printed,) = effects("for each other player", f"    {line}")
        assert " they " not in printed, line


@pytest.mark.parametrize(
    ("line", "printed"),
    [
        (
            "roll exposure for",
            "Roll for exposure for “Una Holm”; the result is applied, and besides:",
        ),
        (
            "throw the exposure die for",
            "Throw the exposure die for “Una Holm” without applying it.",
        ),
    ],
)
def test_a_table_says_whether_the_result_is_applied(line: str, printed: str) -> None:
    """Whoever reads a table alone takes it for all that the face brings."""
    table = (f'{line} "Una Holm"', "    wound", "        lose 1 morale", "    otherwise")
    assert effects(*table, "        gain 1 morale")[0] == printed
    assert effects(table[0])[0] == f"{printed.partition(';')[0].rstrip('.')}."


def test_a_longer_block_stands_below_its_opening() -> None:
    printed = effects(
        "until the end of next round",
        "    crises need 1 fewer point",
        "    the food step is skipped",
    )
    assert printed == [
        "Until the end of next round:",
        "Crises need 1 fewer point.",
        "The food step is skipped.",
    ]


def test_conditions_are_sentences_and_keep_their_grouping() -> None:
    printed = effects("if morale <= 3 and (food >= 2 or not food = 5)", "    gain 1 morale")
    assert printed == [
        "If morale is 3 or less, and either food is 2 or more or food is not 5: gain 1 morale."
    ]
    printed = effects(
        "if not at least 2 of (food >= 2, morale <= 3 or food = 5, rounds left = 1)",
        "    gain 1 morale",
    )
    assert printed == [
        "If not at least 2 of (food is 2 or more, morale is 3 or less or food is 5, "
        "the number at the round marker is 1): gain 1 morale."
    ]


def test_arithmetic_keeps_its_grouping() -> None:
    printed = effects("if food >= 2 * (morale - 1)", "    gain 1 morale")
    assert printed == ["If food is at least twice (morale minus 1): gain 1 morale."]


def test_limits_actions_and_durations_are_printed_as_declared() -> None:
    printed = effects(
        "choose a survivor as scout",
        "until the end of this turn",
        "    the scout cannot search or move",
    )
    assert printed[1:] == ["Until the end of this turn: the scout cannot search or move."]


def test_a_decision_card_is_printed_with_its_options() -> None:
    found = next(
        each for each in CardPrinter(info(), cards()).printed() if each.name == "Ice on the Ramp"
    )
    assert (
        plain(found.trigger)
        == "When you move a survivor (the scout) to the colony, if food is 2 or more"
    )
    assert found.marks == ("mature", "non-cooperative")
    assert words(found.body) == [
        "First",
        "Look at the top 2 cards of the crisis deck.",
        "Carry her in",
        "Attach this card to the scout (below, you are whoever controls the bearer):",
        "At the start of your turn:",
        "You may discard 1 food card.",
        "If not: the bearer gets 1 wound.",
        "Una Holm joins you.",
        "Wait for light / Only if morale is 5 or less",
        "Roll for exposure for the scout; the result is applied, and besides:",
        "Blank",
        "Gain 1 morale.",
        "Otherwise",
        "Hum until the next turn.",
    ]


def test_a_vote_says_who_votes_and_what_follows() -> None:
    found = next(each for each in CardPrinter(info(), cards()).printed() if each.name == "Who Rows")
    assert plain(found.trigger) == "If food is 6 or more or food is more than 1"
    assert words(found.body) == [
        "Players with a survivor at the colony vote; ties go to you; without voters it fails.",
        "The strong / If it passes",
        "Each player discards 1 card, if able.",
        "If it fails",
        "The players together may discard 2 medicine cards.",
        "If so: gain 1 morale.",
    ]


def test_a_card_of_figures_has_its_figures_and_facts() -> None:
    found = next(each for each in CardPrinter(info(), cards()).printed() if each.name == "Una Holm")
    assert [(figure.label, figure.value) for figure in found.body.figures] == [
        ("influence", "44"),
        ("attack", "2+"),
        ("search", "3+"),
    ]
    assert found.subtitle_line == "ferry pilot"
    assert [(fact.label, plain(fact.text)) for fact in found.body.facts] == [
        ("At", "“School” or the colony")
    ]
    assert words(found.body) == ["Ability 3+, once per round", "Kill up to 2 zombies here."]


def test_copies_come_from_the_checked_facts() -> None:
    found = next(
        each for each in CardPrinter(info(), cards()).printed() if each.name == "Rope Ladder"
    )
    assert [(deal.deck, deal.title, deal.copies) for deal in found.deals] == [
        ("school", "School", 2),
        ("library", "Library", 1),
        ("starting", "Starting", 2),
    ]
    assert found.signs == ("tool",)


def test_an_objective_is_printed_on_both_sides() -> None:
    found = next(
        each for each in CardPrinter(info(), cards()).printed() if each.name == "Enough Boats"
    )
    standard, hardcore = found.body.panels
    assert (standard.title, hardcore.title, plain(hardcore.note)) == (
        "Standard",
        "Hardcore",
        "like standard, except",
    )
    goal = next(fact for fact in standard.facts if fact.aim)
    assert plain(goal.aim) == (
        "The boats counter is at least 3 times the number of players at the start and food is 2 or "
        "more"
    )
    assert [(figure.label, figure.value) for figure in standard.panels[0].figures] == [
        ("morale", "6"),
        ("rounds", "6"),
    ]


def test_names_of_cards_are_links_except_on_their_own_card() -> None:
    trigger = 'if "Alone" is in play or "Rope" is in play'
    text = (
        f'crossroads "Alone"\n    {trigger}\n    option "Go"\n        nothing '
        f'happens\n\nsecret "Rope"\n    goal food = 0\n'
    )
    found = CardPrinter(info(), cards(text)).printed()[0]
    assert [(run.name, run.target) for run in found.trigger if run.name] == [
        ("Alone", ""),
        ("Rope", "secret-rope"),
    ]


def test_spacing_is_stable() -> None:
    once = spaced((Run("a"), Run("b"), Run("“C”", "C"), Run(", d"), Run("("), Run("e"), Run(")")))
    assert "".join(run.text for run in once) == "a b “C”, d (e)"
    assert spaced(once) == once
    assert plain(sentence(say("go", "on"), ".")) == "Go on."


def test_what_is_counted_is_printed_as_it_is_written() -> None:
    printed = effects(
        "the next time a zombie is killed, counting to 3",
        "    gain 1 morale",
        "roll 2 dice, counting the lowest",
        "spend a die with the highest value",
        "you lose the next turn",
    )
    assert printed == [
        "The next time a zombie is killed, counting to 3: gain 1 morale.",
        "Roll 2 dice, counting the lowest.",
        "Spend an action die with the highest value.",
        "You lose the next turn.",
    ]
    rules = effects(
        "for the rest of the game",
        "    survivors are killed by 4 wounds",
        "    highest morale is 8",
        "    when a survivor rolls bitten, before it takes effect",
        "        reroll the exposure die",
    )
    assert rules[1:] == [
        "Survivors are killed by 4 wounds.",
        "Morale rises to 8 at most.",
        "When a survivor rolls bitten, before it takes effect: reroll the exposure die.",
    ]
    doors = effects("if zombies at entrance 2 of the colony >= 3", "    lose 1 morale")
    assert doors == ["If there are 3 or more zombies at entrance 2 of the colony: lose 1 morale."]
    pointed = effects(
        "the next time you move a survivor, before the roll, counting to 2", "    lose 1 morale"
    )
    assert pointed == [
        "The next time you move a survivor, before the roll, counting to 2: lose 1 morale."
    ]


PEOPLE = re.compile(r'^survivor "([^"]+)"', re.MULTILINE)
NAMED = re.compile(
    "|".join(
        re.escape(name)
        for name in (
            "The First Winter",  # the set that the examples use
            *(
                str(card["name"])
                for card in load("cards/base").facts
                if card["kind"] in ("survivor", "location")
            ),
            *(
                name
                for file in sorted((ROOT / "examples" / "mechanics").rglob("*.dow"))
                for name in PEOPLE.findall(file.read_text("utf-8"))
            ),
        )
    )
)
"""Names that are printed without quotes, and those of the people whom a set adds."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("place", ["examples/long_thaw", "examples/mechanics", "base"])
def test_capitals_stand_at_beginnings_only(place: str) -> None:
    """Every printed line of every card: a capital in front, none after a small word."""
    seen = 0
    for (_, _, slug), written in texts_of(place).items():
        sides = (side for both in written.sides.values() for side in both)
        lines = [*(row.text for row in written.rules), *sides]
        if written.trigger:
            lines.append(written.trigger)
        for line in lines:
            seen += 1
            bare = re.sub("“[^”]*”", "“”", NAMED.sub("“”", line))
            assert not bare[0].islower(), (slug, line)
            inside = re.findall(r"(?<=[a-z,;)] )[A-Z][a-z]+", bare)
            assert set(inside) <= AUTHORS_NAMES, (slug, line)
    assert seen > 20


OPERATOR = re.compile(r"[≥≤<>=÷−+]|(?<! )×|× (?!\d+\b)")


@pytest.mark.proof
@pytest.mark.parametrize(
    "folder", ["cards/base", "cards/dwar7s", "examples/mechanics", "examples/long_thaw"]
)
def test_no_card_is_printed_with_an_operator(folder: str) -> None:
    """Of every shipped set: comparisons and sums are said in words. A `+` behind a die (`4+`) is
    how dice are printed.
    """
    (text,) = printed_sets.references([ROOT / folder], "md").values()
    lines = [line for line in text.splitlines() if not line.startswith((">", "#", "|", "Item"))]
    rules = [re.sub(r"\b[1-6]\+|\]\([^)]*\)|<[^>]*>", "", line) for line in lines]
    assert sum("there are" in line.lower() for line in rules) >= (folder == "cards/base")
    found = [line for line in rules if OPERATOR.search(line.replace("\\", ""))]
    assert not found, found[:5]


@pytest.mark.parametrize("clause", ("goal", "everybody loses if"))
@pytest.mark.parametrize(
    ("condition", "printed"),
    (
        ("food >= 2 and morale <= 3", "Food is 2 or more and morale is 3 or less"),
        (
            "food >= 2 and morale <= 3 and starvation = 0",
            "Food is 2 or more, morale is 3 or less, and starvation is 0",
        ),
        ("food >= 2 or morale <= 3", "Food is 2 or more or morale is 3 or less"),
        (
            "food >= 2 and (morale <= 3 or starvation = 0)",
            "Food is 2 or more, and either morale is 3 or less or starvation is 0",
        ),
    ),
)
def test_all_that_must_hold_is_joined_in_words(clause: str, condition: str, printed: str) -> None:
    """Goals and losses say *and* and *or*, wherever they are printed."""
    text = (
        'objective "Both"\n    time short\n    standard\n        setup\n            morale 6\n'
        f"            rounds 6\n        {clause} {condition}\n"
    )
    text += "        goal morale >= 1\n" if clause != "goal" else ""
    found = card(text)
    panels = (found.body, *found.body.panels)
    facts = [fact for panel in panels for fact in panel.facts]
    assert plain(next(fact.aim for fact in facts if fact.aim)) == printed


def test_the_noun_behind_the_number_of_a_fact_is_one_or_several(tmp_path: Path) -> None:
    """`needs {int} dwarves` is a clause with a noun behind its number."""
    (tmp_path / "set.toml").write_text(
        'name = "Snow"\nid = "snow"\nversion = "1.0"\nedition = 1\nruleset = "dwar7s_winter"\n'
    )
    (tmp_path / "monsters").mkdir()
    for count, noun in ((1, "dwarf"), (2, "dwarves")):
        (tmp_path / "monsters" / f"m{count}.dow").write_text(
            f'monster "M{count}"\n    flavor "x"\n    appears at wall 1\n'
            f"    needs {count} {noun}, 1 food\n    points 1\n"
        )
    (text,) = printed_sets.references([tmp_path], "md").values()
    assert re.findall(r"Needs: (.*)", text) == ["1 dwarf, 1 food", "2 dwarves, 1 food"]


def test_what_prevents_a_crisis_is_printed_before_what_it_does() -> None:
    said = words(
        card(
            'crisis "Test"\n    prevented if food >= 6\n    survivors at "School" cannot search\n'
            "    failure\n        lose 1 morale\n"
        ).body
    )
    assert said == [
        "Prevented if food is 6 or more",
        "Survivors at “School” cannot search.",
        "Failure",
        "Lose 1 morale.",
    ]


@pytest.mark.parametrize("name", ["parts", "hope", "news", "given_cards", "hungry", "glass"])
def test_a_counter_is_one_counter_whatever_its_name(name: str) -> None:
    """Its name may be a plural, a mass, an adjective: no verb has to agree with it."""
    text = (
        f'objective "Test"\n    time short\n    standard\n        counter {name}\n        setup\n'
        f"            morale 5\n            rounds 5\n"
        f"        at the end of each round if {name} < 2 and food >= {name}\n"
        f"            add ({name}) to {name}\n"
        f"        goal {name} >= 3 and {name} = starting players\n"
    )
    (standard,) = card(text).body.panels
    goal = next(plain(fact.aim) for fact in standard.facts if fact.aim)
    one = f"the {name.replace('_', ' ')} counter"
    assert goal == (
        f"T{one[1:]} is 3 or more and {one} is equal to the number of players at the start"
    )
    assert words(standard)[-1] == (
        f"At the end of each round, if {one} is less than 2 and food is at least {one}: add "
        f"{one} to {one}."
    )


TRUTHS = sorted(
    {
        word.example
        for word in pipeline.language("dead_of_winter").vocabulary.words
        if word.place.value in ("predicate", "state")
    }
)


@pytest.mark.parametrize("said", TRUTHS)
def test_what_is_turned_round_is_a_sentence(said: str) -> None:
    """`not` stands with the verb, of something that may be one of many `no` stands before it."""
    (printed,) = effects(f"if not {said}", "    gain 1 morale")
    turned = printed.removeprefix("If ").removesuffix(": gain 1 morale.")
    straight = effects(f"if {said}", "    gain 1 morale")[0]
    assert turned != straight and not turned.startswith("not ")
    if said.startswith(("a ", "another ")):
        rest = (
            said.partition(" ")[2]
            .replace('"', "")
            .replace("and wounds", "and the number of wounds")
        )
        other = "other " if said.startswith("another ") else ""
        assert re.sub("[“”]|action ", "", turned) == f"no {other}{rest}"
    assert not re.search(r"\bdo(es)? not (?!need)\w+ed\b|the [a-z ]*of you\b", turned)


@pytest.mark.parametrize(
    ("condition", "printed"),
    [
        ("there >= 1", "have a barricade"),
        ("there = 0", "have no barricades"),
        ("there = 1", "have exactly 1 barricade"),
        ("there >= 2", "have 2 or more barricades"),
        ("there < 3", "have fewer than 3 barricades"),
    ],
)
@pytest.mark.parametrize(
    ("count", "how_many"),
    [
        (">= 5", "5 or more locations outside the colony have"),
        (">= 1", "at least 1 location outside the colony has"),
        ("= 0", "no locations outside the colony have"),
        ("<= 2", "2 or fewer locations outside the colony have"),
    ],
)
def test_places_have_what_stands_there(
    condition: str, printed: str, count: str, how_many: str
) -> None:
    inner = condition.replace("there", "barricades at that location")
    written = f"if locations outside the colony where ({inner}) {count}"
    assert effects(written, "    gain 1 morale") == [
        f"If {how_many}{printed.removeprefix('have')}: gain 1 morale."
    ]


def test_what_stands_at_each_of_them_is_there() -> None:
    """`at that location` is said by `with`, but for another place than the one counted."""
    written = "add 1 zombie to each location where (zombies at that location >= 2)"
    assert effects(written) == ["Add 1 zombie to each location with 2 or more zombies."]
    other = [
        "for each location outside the colony",
        "    each survivor where (zombies at that location >= 2) gets 1 wound",
    ]
    assert "at that location" in effects(*other)[0]


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("put the top card of the waste pile into the hand of you", "into your hand."),
        ("each player puts a card they hold into the hand of you", "into your hand."),
        ("put a card you hold into the hand of another player", "into the hand of another player."),
    ],
)
def test_what_is_of_you_is_yours(written: str, printed: str) -> None:
    assert effects(written)[0].endswith(printed)
