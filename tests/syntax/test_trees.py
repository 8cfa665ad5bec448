"""What the parser builds: shapes and parts, patterns, nouns, spans; a line parsed before is
only moved.
"""

from __future__ import annotations

from dowlang.source import Span
from dowlang.syntax import LineParser, ast, parse
from dowlang.vocabulary.assembly import Grammar

HEAD = 'crossroads "A"\n    option "B"\n'


def statement(parser: LineParser, text: str) -> ast.Line:
    file, diagnostics = parse("x.dow", f"{HEAD}        {text}\n", parser)
    assert diagnostics == ()
    return file.lines[0].block[0].block[0]


def rule(parser: LineParser, text: str) -> ast.Line:
    return statement(parser, f"for the rest of the game\n            {text}").block[0]


def phrase(line: ast.Line, part: str = "do") -> ast.Phrase:
    (found,) = line.part(part)
    assert isinstance(found, ast.Phrase)
    return found


def test_counted_noun_is_one_hole(parser: LineParser, grammar: Grammar) -> None:
    line = statement(parser, "add 2 zombies to the colony")
    do = phrase(line)
    assert (line.shape, do.place, do.pattern) == ("run", "effect", "add {} to {}")
    noun, place = do.slots
    assert isinstance(noun, ast.NounPhrase)
    assert (noun.noun.text, noun.noun.lemma) == ("zombies", "zombie")
    assert isinstance(noun.quantity, ast.Quantity)
    assert noun.quantity.kind == "amount"
    assert place == ast.Reference(Span(3, 26, 3, 36), ("the", "colony"))
    overloads = grammar.overloads(do.place, do.pattern)
    assert {overload.word.phrase for overload in overloads} == {
        "add {count} zombies to {place}",
        "add {count} barricades to {place}",
        "add {count} noise to {place}",
    }
    assert overloads[0].placeholders[0].count == "count"
    assert overloads[0].placeholders[0].noun == "zombie"
    assert overloads[0].placeholders[1].slot == "place"


def test_a_line_has_its_subject_its_filters_and_its_modifiers(parser: LineParser) -> None:
    line = statement(
        parser, "each player with a survivor at the colony discards 1 food card, if able"
    )
    (who,) = line.part("who")
    assert line.shape == "run_by"
    assert isinstance(who, ast.NounPhrase)
    assert who.filters[0].phrase is not None
    assert who.filters[0].phrase.pattern == "with {}"
    (modifier,) = line.part("modifier")
    assert modifier == ast.Words(Span(3, 73, 3, 80), "modifier", ("if able",))
    (card,) = phrase(line).slots
    assert isinstance(card, ast.NounPhrase)
    assert card.classifier is not None
    assert card.classifier.text == "food"


def test_who_may_be_denied(parser: LineParser) -> None:
    line = statement(parser, "kill each survivor you control who is not at the colony")
    (noun,) = phrase(line).slots
    assert isinstance(noun, ast.NounPhrase)
    who = noun.filters[1].who
    assert who is not None
    assert (who.negated, who.predicate.place, who.predicate.pattern, who.subject) == (
        True,
        "state",
        "at {}",
        None,
    )
    branch = statement(
        parser,
        "if locations where (barricades at that location >= 1) >= 6\n            gain 1 morale",
    )
    (condition,) = branch.part("if")
    assert isinstance(condition, ast.Comparison)
    assert isinstance(condition.left, ast.NounPhrase)
    assert isinstance(condition.left.filters[0].where, ast.Comparison)


def test_references_that_read_as_nouns(parser: LineParser) -> None:
    (found,) = phrase(statement(parser, "look at the crisis deck")).slots
    assert isinstance(found, ast.Reference)
    assert found.words == ("the", "crisis", "deck")
    (named,) = phrase(statement(parser, 'look at the "School" deck')).slots
    assert isinstance(named, ast.Reference)
    assert named.text is not None
    assert (named.words, named.text.value) == (("the", "deck"), "School")


def test_aliases_stay_names_even_when_the_vocabulary_knows_the_word(parser: LineParser) -> None:
    text = "choose a survivor at the colony as search\n        kill the search"
    file, diagnostics = parse("x.dow", f"{HEAD}        {text}\n", parser)
    assert diagnostics == ()
    choose, kill = file.lines[0].block[0].block
    (chosen,) = phrase(choose).slots
    assert isinstance(chosen, ast.NounPhrase)
    assert chosen.alias is not None
    assert chosen.alias.text == "search"
    (killed,) = phrase(kill).slots
    assert isinstance(killed, ast.Reference)
    assert killed.alias == "search"


def test_a_rule_has_a_bare_subject(parser: LineParser) -> None:
    line = rule(parser, "crises need 2 fewer points, once per round")
    do = phrase(line)
    assert (line.shape, do.pattern) == ("modify", "{} need {} fewer point")
    assert isinstance(do.slots[0], ast.NounPhrase)
    assert do.slots[0].quantity is None
    assert line.part("limit") == (
        ast.Words(line.part("limit")[0].span, "limit", ("once per round",)),
    )
    banned = rule(parser, "players cannot search or attack")
    words = phrase(banned).slots[1]
    assert isinstance(words, ast.Words)
    assert (words.kind, words.values) == ("action", ("search", "attack"))


def test_a_clause_of_a_kind_has_its_parts(parser: LineParser) -> None:
    text = 'item "A"\n    weapon or tool, in "School" x 2, in "Library" x 1, starting x 3\n'
    file, diagnostics = parse("x.dow", text, parser)
    assert diagnostics == ()
    line = file.lines[0].block[0]
    assert line.shape == "{either:symbol} [, in {thing} x {int}]* [, starting x {int}]"
    assert [part.slot for part in line.parts] == ["symbol", "thing", "int", "thing", "int", "int"]
    assert line.part("symbol") == (ast.Words(Span(2, 5, 2, 19), "symbol", ("weapon", "tool")),)
    text = (
        'objective "A"\n    standard\n        goal morale >= 4\n    hardcore like standard, '
        "except\n        goal morale >= 5\n"
    )
    file, diagnostics = parse("x.dow", text, parser)
    assert diagnostics == ()
    assert [part.slot for part in file.lines[0].block[1].parts] == ["side"]
    assert file.lines[0].block[1].block[0].start == "objective_side"


def test_arithmetic_and_logic_bind_as_usual(parser: LineParser) -> None:
    line = statement(
        parser,
        "if not (food >= 2 or morale = 3 * starting players - 1) and helpless survivors / 2 "
        "rounded up < 4\n            gain 1 morale",
    )
    (condition,) = line.part("if")
    assert isinstance(condition, ast.LogicalExpression)
    assert condition.operator == "and"
    denied, compared = condition.operands
    assert isinstance(denied, ast.LogicalExpression)
    assert denied.operator == "not"
    assert isinstance(compared, ast.Comparison)
    assert isinstance(compared.left, ast.ArithmeticExpression)
    assert (compared.left.operator, compared.left.rounding) == ("/", "up")


def test_an_event_has_its_participants_and_its_modifiers(parser: LineParser) -> None:
    text = (
        'crossroads "A"\n    when you move a survivor to the colony without using a fuel '
        "card, after paying if food >= 2\n"
    )
    file, diagnostics = parse("x.dow", text, parser)
    assert diagnostics == ()
    line = file.lines[0].block[0]
    (event,) = line.part("event")
    assert isinstance(event, ast.Is)
    assert event.predicate.pattern == "move {} to {} without using {}"
    assert [part.slot for part in line.parts] == ["event", "point", "if"]


def test_a_known_line_is_moved(parser: LineParser) -> None:
    text = f"{HEAD}        gain 1 morale\n        for each survivor\n            gain 1 morale\n"
    file, _ = parse("x.dow", text, parser)
    first, loop = file.lines[0].block[0].block
    again = loop.block[0]
    assert (phrase(first).span, phrase(again).span) == (Span(3, 9, 3, 22), Span(5, 13, 5, 26))
    assert phrase(again).slots[0].span == Span(5, 18, 5, 26)


def test_tests_and_defines_are_read_line_by_line(parser: LineParser) -> None:
    text = (
        'test "t"\n    given players = 3, seed 1, crossroads "A"\n    when player 1 moves "Ann" to '
        "the colony, exposure blank, die 4\n"
        '    when player 1 chooses "B"\n    when player 2 votes against\n    then player 1 cannot '
        'choose "C"\n    todo "later"\n'
        'define "d"\n    gain 1 morale\n'
    )
    file, diagnostics = parse("x.dow", text, parser)
    assert diagnostics == ()
    assert [line.shape for line in file.lines] == ["test", "define"]
    given, does, chooses, votes, cannot, todo = file.lines[0].block
    assert [part.slot for part in given.parts] == ["if", "seed", "card"]
    assert [part.slot for part in does.parts] == ["event", "forced", "forced"]
    assert [each.shape for each in (chooses, votes, cannot, todo)] == [
        "chooses",
        "votes",
        "cannot_choose",
        "todo",
    ]
