"""What the commands print: texts for people, JSON that fits the shipped schemas, what `dow new`
starts.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest

from dowlang.cli.main import main
from dowlang.project import ruleset_registry
from dowlang.project.scaffolding import by_name_of, starts_of
from dowlang.rulesets import RULESETS
from tests.cli.running import CARD, ROOT, a_set, dow

SCHEMAS = ROOT / "dowlang" / "schemas"

JSON = [
    ("diagnostics", ("check", "tests/fixtures/errors/bindings.dow", "--format", "json")),
    ("cards", ("cards", "--format", "json")),
    ("play", ("play", "--agents", "random", "--seed", "3", "--format", "json")),
    ("test", ("test", "cards/base/crossroads", "--format", "json", "--coverage")),
    ("mutate", ("mutate", "cards/base/crossroads/teeth.dow", "--limit", "12", "--format", "json")),
    ("words", ("words", "--format", "json")),
    ("odds", ("odds", "Teeth", "--tables", "2", "--format", "json")),
    ("rules", ("rules", "--format", "json")),
    ("numbers", ("rules", "--numbers", "--format", "json")),
    ("explain", ("explain", "dow1001", "--format", "json")),
    (
        "results",
        ("sim", "--agents", "random", "--games", "3", "--workers", "1", "--format", "json"),
    ),
    (
        "compare",
        ("compare", "players=3", "", "--agents", "first", "--games", "3", "--format", "json"),
    ),
]


@pytest.mark.sample(1)
@pytest.mark.parametrize(("schema", "arguments"), JSON, ids=[name for name, _ in JSON])
def test_json_fits_its_schema(
    schema: str,
    arguments: tuple[str, ...],
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    code = main(list(arguments))
    data = json.loads(capfd.readouterr().out)
    assert code == (1 if schema == "diagnostics" else 0)
    shape = json.loads((SCHEMAS / f"{schema}.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(shape)
    jsonschema.validate(data, shape)
    assert data["schema"] and not jsonschema.Draft202012Validator(shape).is_valid(
        {**data, "schema": "other/1"}
    )


def test_journal_and_save_fit_their_schemas(tmp_path: Path) -> None:
    files = ["--journal", str(tmp_path / "journal"), "--save", str(tmp_path / "save")]
    assert main(["play", "--agents", "random", "--seed", "3", "--digests", *files]) == 0
    for name in ("journal", "save"):
        jsonschema.validate(
            json.loads((tmp_path / name).read_text("utf-8")),
            json.loads((SCHEMAS / f"{name}.json").read_text("utf-8")),
        )


def test_printed_is_what_was_asked_for(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    place = a_set(tmp_path)
    (place / "other.dow").write_text(CARD.replace("The Last Candle", "The First Candle"), "utf-8")
    for format, both, one in (
        ("md", "\n2 cards,", "\n1 card,"),
        ("html", "<b>2</b> cards <", "<b>1</b> card <"),
    ):
        assert main(["print", str(place), "--format", format]) == 0
        out = capfd.readouterr().out
        assert both in out and "The First Candle" in out and "The Last Candle" in out
        assert main(["print", str(place / "other.dow"), "--format", format]) == 0
        out = capfd.readouterr().out
        assert one in out and "The First Candle" in out and "The Last Candle" not in out
    assert "Dead of Winter" in out


def test_what_fits_no_option_is_told(tmp_path: Path) -> None:
    said = dow(
        "play",
        "--agents",
        "random",
        "--seed",
        "5",
        "--human",
        "1",
        "--save",
        str(tmp_path / "kept"),
        stdin=b"zzzz\nkeep\nstop\n",
    ).out
    assert (
        "nothing fits `zzzz`; say a number" in said and "4 options fit `keep`; say a number" in said
    )


def test_the_command_that_repeats_a_game(capfd: pytest.CaptureFixture[str]) -> None:
    import shlex

    assert main(["play", "--agents", "random", "--players", "3"]) == 0
    first = capfd.readouterr().out.strip().split("\n")
    command = shlex.split(first[-1].partition("again: ")[2])
    assert command[:2] == ["dow", "play"] and "--seed" in command
    assert main(command[1:]) == 0
    again = capfd.readouterr().out.strip().split("\n")
    assert again == first[first.index(again[0]) :]


@pytest.mark.parametrize(
    "arguments", [(), ("-h",), ("check", "--help"), ("play", "-h"), ("new", "--help")], ids=" ".join
)
def test_help_lists_every_command(
    arguments: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(list(arguments)) == (0 if arguments else 2)
    out = capfd.readouterr().out
    assert out.startswith("Usage: dow") and out.endswith("\n")
    if arguments in ((), ("-h",)):
        commands = (
            "check build fmt test mutate play replay sim cards words explain rules print new odds "
            "report compare"
        )
        for command in commands.split():
            assert f"\n  {command} " in out
        assert "..." not in out.partition("Commands:")[2], (
            "a command's one line is too long for the list"
        )


@pytest.mark.proof
def test_each_command_that_looks_up_ends_with_its_text(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    cards = sum(1 for _ in (ROOT / "cards" / "base").rglob("*.dow"))
    for arguments, wanted in (
        (["--version"], "dow 0.1.0\n"),
        (["cards"], "with their copies\n"),
        (["words", "zombie"], "e.g. "),
        (["explain", "dow2001"], "DOW2001 (error)"),
        (["rules", "R-XROADS-06"], "R-XROADS-06  "),
        (
            ["rules", "--numbers"],
            "  swap or beyond or stay            no space outside for an exiled survivor (U-31)\n",
        ),
        (["rules", "--numbers", "exile.no"], "1 number of the rules; `--rule"),
        (
            ["rules", "--numbers", "forbid_search"],
            "\nforbid_search  no       no or yes  a survivor cannot search\n",
        ),
        (["rules", "--coverage"], "rules are cited by a function"),
        (["test", "cards/base/crossroads/the_fast.dow"], " passed, 0 failed"),
        (
            ["mutate", "cards/base/crossroads/teeth.dow", "--limit", "9"],
            "changes of tested cards: ",
        ),
        (["fmt", "cards/base", "--check"], f"0 of {cards} files would change\n"),
    ):
        assert main(arguments) == 0, arguments
        out = capfd.readouterr().out
        assert wanted in out and out.endswith("\n") and not out.endswith("\n\n"), (
            arguments,
            out[-300:],
        )


@pytest.mark.proof
def test_odds_tell_what_no_figure_holds(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)

    def told(card: str, set_: str) -> list[str]:
        assert main(["odds", card, "--set", set_, "--tables", "1", "--players", "2"]) == 0
        return capfd.readouterr().out.split("\n")

    burnt = told("The Newcomer's List", "base")
    assert burnt[0].endswith("over 1 table of 2 players from seed 1")
    assert "  not in these figures: rules that stay in force; a card that stays attached" in burnt
    assert [line.split()[0] for line in burnt if line.endswith(" 3 to 3")] == ["cards"]
    assert not any("zombies" in line or "manual" in line for line in burnt)
    # the file of a card is as good as its name
    assert told("cards/base/crossroads/the_newcomers_list.dow", "base") == burnt
    yawn = told("A Yawn Goes Round", "examples/mechanics")
    assert yawn[-2] == "what the table does by itself (`manual`) is in no figure"
    assert "  nothing that is counted changes" in told("Only the Wind", "examples/mechanics")


@pytest.mark.proof
def test_odds_of_the_file_of_a_card_are_those_of_its_own_set(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `dow check FILE` does: the set that the file belongs to, or an addition to the standard
    one.
    """
    monkeypatch.chdir(ROOT)
    few = ("--tables", "1", "--players", "2")
    assert main(["odds", "examples/mechanics/crossroads/m51_only_the_wind.dow", *few]) == 0
    assert capfd.readouterr().out.startswith("Only the Wind (crossroads)")
    card = tmp_path / "teeth.dow"  # the name of a file of the standard set, and not its card
    option = '    option "{}" if {}\n        add {} food\n'
    text = 'crossroads "Lone Bells"\n    flavor "Ring."\n    if morale >= 1\n' + option.format(
        "Ring", "morale >= 1", 1
    )
    card.write_text(
        text
        + option.format("Flee", "morale >= 1000", 2)
        + '    option "Stay"\n        add 3 food\n',
        "utf-8",
    )
    assert main(["odds", str(card), *few]) == 0
    out = capfd.readouterr().out
    assert out.startswith("Lone Bells (crossroads)") and "\nRing  (possible at 1 of 1)\n" in out
    assert "\nFlee  (possible at 0 of 1)\n\nmean: " in out, (
        "an option that is never possible is told too, without figures"
    )
    assert main(["odds", "lone bells", "--set", str(card), *few, "--format", "json"]) == 0
    rows = json.loads(capfd.readouterr().out)["options"]
    assert [(row["option"], row["tables"], bool(row["measures"])) for row in rows] == [
        ("Ring", 1, True),
        ("Stay", 1, True),
        ("Flee", 0, False),
    ]
    card.write_text(card.read_text("utf-8") + "\n" + text.replace("Lone", "Two"), "utf-8")
    assert main(["odds", str(card), *few]) == 2
    assert (
        "holds 2 cards: `Lone Bells`, `Two Bells`; name one, with `--set " in capfd.readouterr().err
    )
    card.write_text(
        'test "no card"\n    given players = 3, seed 1\n    given crossroads "Teeth"\n    when '
        "player 1 starts\n    then morale = 5\n"
    )
    assert main(["odds", str(card), *few]) == 2
    assert "holds no card" in capfd.readouterr().err


def test_select_ignore_and_strict_decide_what_is_told_and_how_it_ends(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    card = tmp_path / "card.dow"
    card.write_text(
        CARD.replace("    flavor", "    # no flavor\n#").replace("food", "fod"), "utf-8"
    )

    def codes(*options: str) -> tuple[int, set[str]]:
        code = main(["check", str(card), "--format", "json", *options])
        return code, {d["code"] for d in json.loads(capfd.readouterr().out)["diagnostics"]}

    every = codes()
    assert every[0] == 1 and "DOW2001" in every[1]
    assert codes("--select", "dow2001") == (1, {"DOW2001"})
    assert codes("--ignore", "DOW2,DOW5") == (0, set())
    card.write_text('secret "Bell"\n    goal food >= 3\n', "utf-8")
    warned = codes()
    assert warned[0] == 0 and warned[1] and codes("--strict")[0] == 1


def test_fix_mends_and_checks_again(tmp_path: Path) -> None:
    place = a_set(tmp_path, card=CARD.replace("food", "fod").replace("\n", "\r\n"))
    outcome = dow("check", str(place), "--fix")
    assert (outcome.code, outcome.out, outcome.err) == (0, "nothing found\n", "1 place mended\n")
    assert (place / "secrets" / "the_last_candle.dow").read_bytes() == CARD.replace(
        "\n", "\r\n"
    ).encode()


def test_several_sets_and_a_folder_of_sets(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    a_set(tmp_path, "bells", CARD.replace("food", "fod"))
    a_set(tmp_path, "whistles", CARD.replace("food", "fuel"))
    (tmp_path / "loose.dow").write_text(CARD.replace("food", "fodd"), "utf-8")
    for paths in (["."], ["bells", "whistles", "loose.dow"]):
        assert main(["check", *paths, "--format", "concise"]) == 1
        out = capfd.readouterr().out
        assert "bells/secrets/the_last_candle.dow:3:10" in out and "loose.dow:3:10" in out
    assert main(["check", "bells/secrets/the_last_candle.dow", "--format", "concise"]) == 1
    assert "loose" not in capfd.readouterr().out


def started(ruleset: str) -> tuple[str, ...]:
    """The kinds that `dow new card` starts in a game."""
    words = ruleset_registry.vocabulary(ruleset)
    return tuple(kind for kind in starts_of(words).texts if kind not in by_name_of(words))


CARDS = started("dead_of_winter")
EVERY = [(ruleset, kind) for ruleset in RULESETS for kind in started(ruleset)]
BY_NAME = [
    (ruleset, kind)
    for ruleset in RULESETS
    for kind in by_name_of(ruleset_registry.vocabulary(ruleset))
]


def clean(place: str, tmp_path: Path) -> None:
    """What lies there checks, passes its tests and stands as `dow fmt` would have it."""
    assert dow("check", place, "--strict", cwd=tmp_path).out == "nothing found\n"
    tested = dow("test", place, cwd=tmp_path)
    assert tested.code == 0 and " 0 failed" in tested.out, tested.out
    assert not tested.out.startswith("0 passed")
    assert dow("fmt", "--check", place, cwd=tmp_path).code == 0


@pytest.mark.sample(3)
@pytest.mark.parametrize(("ruleset", "kind"), EVERY)
def test_a_new_card_checks_and_its_test_passes(ruleset: str, kind: str, tmp_path: Path) -> None:
    """Outside any set a kind tells its game."""
    made = dow(
        "new", "card", "The Frozen Bell", "--kind", kind, "--in", str(tmp_path), cwd=tmp_path
    )
    assert made.code == 0 and made.out.startswith("wrote the_frozen_bell.dow\nnow: dow check ")
    clean("the_frozen_bell.dow", tmp_path)
    assert dow("new", "card", "The Frozen Bell", "--kind", kind, cwd=tmp_path).code == 2
    other = next(name for name in RULESETS if name != ruleset)
    refused = dow("new", "card", "B", "--kind", kind, "--ruleset", other, cwd=tmp_path)
    assert refused.code == 2 and f"unknown kind of card `{kind}`" in refused.err


@pytest.mark.parametrize(("ruleset", "kind"), BY_NAME)
def test_what_sets_up_a_game_is_started_by_its_own_name(
    ruleset: str, kind: str, tmp_path: Path
) -> None:
    made = dow("new", kind, "The Frozen Bell", cwd=tmp_path)
    assert made.code == 0, made.err
    clean(made.out.partition("\n")[0].removeprefix("wrote "), tmp_path)


@pytest.mark.sample(1)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_set_of_each_game_takes_its_own_cards_and_no_others(ruleset: str, tmp_path: Path) -> None:
    """All kinds side by side, without `--kind` the first, and none of another game."""
    assert dow("new", "set", "Two", "--ruleset", ruleset, cwd=tmp_path).code == 0
    for kind in started(ruleset):
        made = dow("new", "card", f"A {kind}", "--kind", kind, "--in", "two", cwd=tmp_path)
        assert made.code == 0, made.err
    for game, kind in BY_NAME:
        made = dow("new", kind, f"One {kind}", "--in", "two", cwd=tmp_path)
        assert (made.code == 0) == (game == ruleset), made.err
    words = ruleset_registry.vocabulary(ruleset)
    for game, kind in EVERY:
        if kind not in started(ruleset):
            refused = dow("new", "card", "B", "--kind", kind, "--in", "two", cwd=tmp_path)
            assert refused.code == 2 and "unknown kind of card" in refused.err, game
    first = next(one for one in words.kinds if one.name == starts_of(words).first)
    made = dow("new", "card", "Another", "--in", "two", cwd=tmp_path)
    assert made.out.startswith(f"wrote two/{first.folder}/another.dow\n")
    clean("two", tmp_path)
    other = next(name for name in RULESETS if name != ruleset)
    refused = dow("new", "card", "B", "--in", "two", "--ruleset", other, cwd=tmp_path)
    assert refused.code == 2 and f"a set of `{ruleset}`" in refused.err
    refused = dow("new", "set", "Three", "--ruleset", f"{ruleset}s", cwd=tmp_path)
    assert refused.code == 2 and f"did you mean `{ruleset}`" in refused.err


def test_cards_of_several_games_in_one_folder_are_each_read_as_their_own(tmp_path: Path) -> None:
    """Outside any set: checked, tested and formatted by the words of their games."""
    for number, (_, kind) in enumerate(EVERY):
        assert dow("new", "card", f"Bell {number}", "--kind", kind, cwd=tmp_path).code == 0
    clean(".", tmp_path)


@pytest.mark.proof
@pytest.mark.parametrize("in_set", [True, False], ids=["in a set", "alone"])
def test_two_new_cards_of_every_kind_stand_side_by_side(in_set: bool, tmp_path: Path) -> None:
    """Their tests are told apart by the names of their cards."""
    place = tmp_path / "two" if in_set else tmp_path
    if in_set:
        assert dow("new", "set", "Two", cwd=tmp_path).code == 0
    for kind in CARDS if in_set else ("item", "secret"):
        for name in ("Bell", "Колокол"):
            made = dow(
                "new",
                "card",
                f"{name} {len(kind)}{kind.count('i')}",
                "--kind",
                kind,
                "--in",
                str(place),
                cwd=tmp_path,
            )
            assert made.code == 0, made.err
    assert dow("check", str(place), cwd=tmp_path).out == "nothing found\n"
    tested = dow("test", str(place), cwd=tmp_path)
    assert tested.code == 0 and " passed, 0 failed, 0 to do" in tested.out, tested.out
    assert tested.out.startswith("39 passed" if in_set else "6 passed"), tested.out


@pytest.mark.proof
def test_the_tests_of_new_cards_do_not_depend_on_the_other_cards(tmp_path: Path) -> None:
    """A set whose own objective comes before those of the standard set: every new card's test
    passes beside it.
    """
    assert dow("new", "set", "Aa", cwd=tmp_path).code == 0
    objective = dow("new", "card", "A Deep Hole", "--kind", "objective", "--in", "aa", cwd=tmp_path)
    assert objective.code == 0
    file = tmp_path / "aa" / "objectives" / "a_deep_hole.dow"
    fulfilled = "        goal food >= 0\n"
    text = re.sub(
        r"        goal food .*\n", fulfilled, file.read_text("utf-8").partition("\ntest ")[0]
    )
    more = "            add 2 zombies to the colony\n            add 3 zombies to each"
    file.write_text(text.replace("            add 1 zombie to each", more), "utf-8")
    for kind in CARDS:
        assert (
            dow("new", "card", f"Bell {kind}", "--kind", kind, "--in", "aa", cwd=tmp_path).code == 0
        )
    tested = dow("test", "aa", cwd=tmp_path)
    assert tested.code == 0 and tested.out.startswith("20 passed, 0 failed"), tested.out


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("name", "kind", "told"),
    [
        ("Härbärge — 冬", "crossroads", "wanted one script"),
        ("Teeth", "crossroads", "`Teeth`"),
        ("Greta Solheim", "survivor", "`Greta Solheim`"),
        ("The Frozen Bell", "secret", "found a second secret `The Frozen Bell`"),
    ],
)
def test_a_name_that_no_card_can_have_is_refused_before_anything_is_written(
    name: str, kind: str, told: str, tmp_path: Path
) -> None:
    assert dow("new", "set", "Aa", cwd=tmp_path).code == 0
    assert (
        dow("new", "card", "The Frozen Bell", "--kind", "secret", "--in", "aa", cwd=tmp_path).code
        == 0
    )
    (tmp_path / "aa" / "secrets" / "the_frozen_bell.dow").rename(
        tmp_path / "aa" / "secrets" / "other.dow"
    )
    before = sorted(tmp_path.rglob("*"))
    refused = dow("new", "card", name, "--kind", kind, "--in", "aa", cwd=tmp_path)
    assert (
        refused.code == 2
        and told in refused.err
        and refused.err.endswith("; nothing was written\n")
    ), refused.err
    if kind != "secret":
        assert dow("new", "card", name, "--kind", kind, cwd=tmp_path).code == 2, (
            "nor outside any set"
        )
    if "冬" in name:
        assert dow("new", "set", name, cwd=tmp_path).code == 2
    assert sorted(tmp_path.rglob("*")) == before


def test_a_new_card_goes_into_a_set_that_uses_a_broken_one(tmp_path: Path) -> None:
    """What is wrong elsewhere is for `dow check` to tell."""
    for name, uses in (("below", "base"), ("above", "below")):
        assert dow("new", "set", name, cwd=tmp_path).code == 0
        manifest = tmp_path / name / "set.toml"
        manifest.write_text(manifest.read_text("utf-8").replace('"base"', f'"{uses}"'), "utf-8")
    (tmp_path / "below" / "broken.dow").write_text("crossroads\n", "utf-8")
    assert dow("new", "card", "Bells", "--in", "above", cwd=tmp_path).code == 0


NOT_STARTED = {"location": "a place of the printed board, to which none can be added"}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_kind_of_card_is_named_where_it_is_asked_for(ruleset: str, tmp_path: Path) -> None:
    words = ruleset_registry.vocabulary(ruleset)
    wanted = {kind.name for kind in words.kinds} - set(NOT_STARTED)
    assert {*started(ruleset), *by_name_of(words)} == wanted
    refused = dow(
        "new", "card", "Bells", "--kind", "plaice", "--ruleset", ruleset, cwd=tmp_path
    ).err
    assert all(f"`{kind}`" in refused for kind in started(ruleset))
    for kind in by_name_of(words):
        told = dow("new", "card", "Bells", "--kind", kind, cwd=tmp_path).err
        assert f"`dow new {kind} NAME`" in told


def test_a_test_is_given_a_scenario_that_is_there(tmp_path: Path) -> None:
    text = (
        'scenario "Cold"\n    players 3 to 4\n\ntest "x"\n    given players = {players}, '
        'seed 1\n    given scenario "{name}"\n    then food = 0\n'
    )
    (tmp_path / "cold.dow").write_text(text.format(players=3, name="Cld"), "utf-8")
    told = dow("check", "cold.dow", "--ignore", "DOW5", cwd=tmp_path)
    assert told.code == 1 and "cold.dow:6:20" in told.out + told.err
    assert (
        "found the name `Cld`, wanted the name of a scenario in this set" in told.out + told.err
        and "did you mean `Cold`" in told.out + told.err
    )
    (tmp_path / "cold.dow").write_text(text.format(players=3, name="Cold"), "utf-8")
    assert dow("check", "cold.dow", cwd=tmp_path).out == "nothing found\n"
    assert "1 passed, 0 failed" in dow("test", "cold.dow", cwd=tmp_path).out
    (tmp_path / "cold.dow").write_text(text.format(players=2, name="Cold"), "utf-8")
    told = dow("test", "cold.dow", cwd=tmp_path)
    assert told.code == 1 and told.out.startswith(
        "cold.dow:5: test `x`\n  wanted `given players = 2, seed 1`\n"
        "  found  `players`: found `2`, wanted 3 to 4 for the scenario `Cold`\n"
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ['Ünï "Côde" \\ \x1b', "漢"])
def test_a_new_set_is_ready_to_play(name: str, tmp_path: Path) -> None:
    made = dow("new", "set", name, cwd=tmp_path)
    assert made.code == 0, made.err
    folder = next(tmp_path.iterdir())
    assert folder.name.isascii() and (folder / "set.toml").is_file()
    assert dow("check", folder.name, "--strict", cwd=tmp_path).out == "nothing found\n"
    assert "1 passed, 0 failed" in dow("test", folder.name, cwd=tmp_path).out
    assert (
        dow("new", "card", "Another", "--kind", "secret", "--in", folder.name, cwd=tmp_path).code
        == 0
    )
    assert (folder / "secrets" / "another.dow").is_file()
    made = dow("new", "scenario", "A Long Road", "--in", folder.name, cwd=tmp_path)
    assert made.out.endswith(f"&& dow play --set {folder.name} --setting 'scenario=A Long Road'\n")
    assert dow("check", folder.name, "--strict", cwd=tmp_path).out == "nothing found\n"
    assert (
        dow("build", folder.name, cwd=tmp_path).code == 0
        and dow("build", "--check", folder.name, cwd=tmp_path).code == 0
    )
    assert (
        dow("play", "--set", folder.name, "--agents", "random", "--seed", "2", cwd=tmp_path).code
        == 0
    )


def test_coverage_of_one_file_speaks_of_that_file_only(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert (
        main(["test", "cards/base/crossroads/the_fast.dow", "--coverage", "--format", "json"]) == 0
    )
    uncovered = json.loads(capfd.readouterr().out)["coverage"]["uncovered"]
    assert {one["file"] for one in uncovered} <= {
        "cards/base/crossroads/the_fast.dow",
        "crossroads/the_fast.dow",
    }
