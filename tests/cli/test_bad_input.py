"""What bad input gets: one line that names the near ones and exit 2, or every finding and exit
1; never a traceback, nothing written.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dowlang.cli.main import main
from tests.cli.running import CARD, ROOT, a_set, dow, dow_process, everything_below

BROKEN = (
    'secret "The Last Candle"\n    flavor "A light."\n    goal fod >= 3\n\nsecret '
    '"Another"\n    flavour "Dark."\n    goal morale >= 3\n'
)

WITHOUT_END = """objective "The Wheel"
    flavor "x"
    time short
    standard
        setup
            morale 6
            rounds 6
        when morale is gained
            lose 1 morale
        when morale is lost
            gain 1 morale
        goal food >= 9
    hardcore like standard, except
        setup
            rounds 5
"""

USAGE = [
    (("chekc", "cards/base"), ("chekc", "check")),
    (("check",), ("PATH",)),
    (("check", "--formt", "json", "cards/base"), ("--formt", "--format")),
    (("check", "--format", "jsn", "cards/base"), ("jsn", "json")),
    (("check", "--select", "DOX2", "cards/base"), ("DOX2",)),
    (("check", "cards/bas"), ("cards/bas", "cards/base")),
    (("check", "cards/base/crossroads/the_fst.dow"), ("the_fast.dow",)),
    (("check", "base"), ("cards/base",)),
    (("test", "base"), ("cards/base",)),
    (("check", "-", "cards/base"), ("stands alone",)),
    (("check", "--fix", "-"), ("--fix",)),
    (("check", "docs"), ("no card file", "docs")),
    (("build", "nowhere"), ("nowhere",)),
    (("build", "tests/fixtures/no_such_folder"), ("no_such_folder",)),
    (("fmt", "nowhere"), ("nowhere",)),
    (("fmt", "docs"), ("no card file",)),
    (("test", "nowhere"), ("nowhere",)),
    (("test", "--format", "xml", "cards/base"), ("xml",)),
    (("play", "--set", "bsae"), ("bsae", "base")),
    (("play", "--objective", "Every Dor Barred"), ("Every Door Barred",)),
    (("play", "--variant", "hardcor"), ("hardcore",)),
    (("play", "--agents", "randm"), ("random",)),
    (("play", "--agents", "random,random"), ("2 agents", "4 players")),
    (("play", "--players", "9"), ("9", "from 2 to 5")),
    (("play", "--players", "four"), ("four",)),
    (("play", "--seed", "x"), ("--seed",)),
    (("play", "--rule", "x"), ("KEY=VALUE",)),
    (("play", "--rule", "no_such_number=1"), ("no_such_number",)),
    (("play", "--setting", "colour=red"), ("colour",)),
    (("play", "--human", "7", "--agents", "random"), ("seat 7",)),
    (("play", "--format", "json", "--human", "1"), ("--human",)),
    (("play", "--continue", "nowhere.dowsave"), ("nowhere.dowsave",)),
    (("play", "--continue", "README.md", "--objective", "Every Door Barred"), ("--objective",)),
    (
        ("play", "--agents", "random", "--seed", "1", "--journal", "/proc/nowhere/journal"),
        ("cannot write", "journal"),
    ),
    (("replay", "nowhere.json"), ("nowhere.json",)),
    (("replay", "."), ("cannot read", "folder")),
    (("sim", "--games", "0"), ("--games",)),
    (("sim", "--workers", "none"), ("none",)),
    (("sim", "--agents", "herustic"), ("heuristic",)),
    (("cards", "bse"), ("base",)),
    (("cards", "--format", "yaml"), ("yaml",)),
    (("words", "zombei"), ("zombie",)),
    (("words", "--ruleset", "dead_of_wintr"), ("dead_of_winter",)),
    (("odds", "Tooth"), ("Tooth", "Teeth")),
    (("odds", "x" * 1000), ("unknown card `xxxx", "…`; `dow cards` lists")),
    (("odds", "Library"), ("Library", "carries nothing out")),
    (("odds", "Teeth", "--tables", "0"), ("--tables",)),
    (("odds", "Teeth", "--set", "bsae"), ("base",)),
    (("explain", "DOW2OO1"), ("DOW2001",)),
    (("rules", "R-XROADS-99"), ("R-XROADS-",)),
    (("rules", "--numbers", "exile.no_spce"), ("exile.no_space",)),
    (("rules", "--numbers", "--coverage"), ("--coverage", "--numbers")),
    (("play", "--rule", "exile.no_spce=stay"), ("exile.no_space", "dow rules --numbers")),
    (("compare", "agents=survivl", ""), ("survival",)),
    (("compare", "survival", ""), ("agents=survival",)),
    (("compare", "playrs=3", ""), ("players",)),
    (("compare", "peple_per_food=3", ""), ("people_per_food",)),
    (("compare", "start.food=x", ""), ("start.food",)),
    (("compare", "nothing_like_it=3", ""), ("`set`, `agents`", "dow rules --numbers")),
    (("compare", "bsae", ""), ("base",)),
    (("compare", "base; base", ""), ("NAME=VALUE",)),
    (("compare", "base; set=base", ""), ("two sets",)),
    (("compare", "players=3; players=4", ""), ("players", "twice")),
    (("compare", "", "dwar7s"), ("two games", "dead_of_winter", "dwar7s_winter")),
    (("compare", "", "players=3", "--until", "0%"), ("--until",)),
    (("compare", "", "players=3", "--agents", "random,random,random,random"), ("4 agents", "3")),
    (("sim", "--rule", "peple_per_food=3"), ("people_per_food",)),
    (("rules", "--ruleset", "chess"), ("dead_of_winter",)),
    (("print", "cards/base", "--format", "docx"), ("docx",)),
    (("print", "nowhere"), ("nowhere",)),
    (("new", "sett", "Bells"), ("set",)),
    (("mutate", "cards/bas"), ("cards/base",)),
    (("mutate", "cards/base/crossroads/teeth.dow", "--card", "Teth"), ("Teeth",)),
    (("mutate", "cards/base/crossroads/teeth.dow", "--format", "jsn"), ("json",)),
    (("mutate", "cards/base/crossroads/teeth.dow", "--limit", "0"), ("limit",)),
    (("test", "cards/base/crossroads/teeth.dow", "--coverage-at-least", "101"), ("101",)),
    (("new", "card", "Bells", "--kind", "crisys"), ("crisis",)),
    (("new", "card", "..."), ("letter",)),
    (("new", "card", "Bells", "--in", "nowhere"), ("nowhere",)),
    (("check", "a\0b"), ("a",)),
    (("check", "x" * 5000), ("too long",)),
]
IN_A_PROCESS = {
    "check cards/bas",
    "play --set bsae",
    "explain DOW2OO1",
    "chekc cards/base",
    "play --agents randm",
    "rules R-XROADS-99",
}


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("arguments", "named"), USAGE, ids=[" ".join(a)[:60].replace("\0", "NUL") for a, _ in USAGE]
)
def test_a_wrong_argument_is_told_in_one_line_and_exit_2(
    arguments: tuple[str, ...],
    named: tuple[str, ...],
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    code = main(list(arguments))
    out, err = capfd.readouterr()
    lines = [line for line in err.split("\n") if line and not line.startswith("compiling ")]
    assert (code, len(lines)) == (2, 1), err
    assert (
        lines[0].startswith("dow: ")
        and not lines[0].endswith(".")
        and all(name in lines[0] for name in named)
    ), lines
    assert "Usage" not in out + err and (not out or "seed" in out)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "arguments", [a for a, _ in USAGE if " ".join(a) in IN_A_PROCESS], ids=" ".join
)
def test_a_process_tells_a_wrong_argument_as_well(arguments: tuple[str, ...]) -> None:
    outcome = dow_process(*arguments)
    assert outcome.code == 2 and outcome.line.startswith("dow: ") and not outcome.out


def test_a_broken_set_gives_every_mistake_and_writes_nothing(tmp_path: Path) -> None:
    place = a_set(tmp_path, card=BROKEN)
    before = everything_below(tmp_path)
    outcome = dow("check", str(place), "--format", "json")
    assert outcome.code == 1
    found = [
        (d["line"], d["column"])
        for d in json.loads(outcome.out)["diagnostics"]
        if d["severity"] == "error"
    ]
    assert found == [(3, 10), (6, 5)]
    plain = [(name,) for name in ("build", "test", "mutate", "cards", "print")]
    for command in (
        *plain,
        ("build", "--check"),
        ("play", "--set"),
        ("sim", "--games", "2", "--set"),
    ):
        outcome = dow(*command, str(place))
        assert (
            outcome.code == 1
            and "found 2 errors" in outcome.err
            and "the_last_candle.dow:3:10" in outcome.err
            and not outcome.out
        ), command
    outcome = dow("fmt", str(place))
    assert outcome.code == 1 and "left alone" in outcome.out
    assert everything_below(tmp_path) == before


def test_nothing_is_built_when_one_of_two_sets_is_broken(tmp_path: Path) -> None:
    good, bad = a_set(tmp_path, "good"), a_set(tmp_path, "bad", BROKEN)
    before = everything_below(tmp_path)
    assert dow("build", str(good), str(bad)).code == 1
    assert everything_below(tmp_path) == before


MANIFESTS = [
    ("id = bells\n", "DOW4006", 1),
    ('id = "bells"\nname = "B"\nversion = "1"\nedition = 1\nrulset = "x"\n', "DOW4007", 5),
    (
        'id = "bells"\nname = "B"\nversion = "1"\nedition = 7\nruleset = "dead_of_winter"\n',
        "DOW4016",
        4,
    ),
    (
        'id = "bells"\nname = "B"\nversion = "1"\nedition = 1\nruleset = "dead_of_wintr"\n',
        "DOW4014",
        5,
    ),
    (
        'id = "bells"\nname = "B"\nversion = "1"\nedition = 1\nruleset = "dead_of_winter"\nuses = '
        '["bsae"]\n',
        "DOW4008",
        6,
    ),
    (
        'id = "bells"\nname = "B"\nversion = "1"\nedition = 1\nruleset = "dwar7s_winter"\nuses = '
        '["base"]\n',
        "DOW4022",
        6,
    ),
    (
        'id = "../up"\nname = "B"\nversion = "1"\nedition = 1\nruleset = "dead_of_winter"\n',
        "DOW4007",
        1,
    ),
    ("a = " + "[" * 3000 + "]" * 3000, "DOW4006", 1),
    ("a = 1" + "0" * 6000, "DOW4006", 1),
    ('\ufeffid = "bells"\x00', "DOW4006", 1),
    ("#" * 100_000, "DOW4006", 1),
]


@pytest.mark.parametrize(("text", "code", "line"), MANIFESTS, ids=range(len(MANIFESTS)))
def test_a_bad_manifest_is_refused_at_its_line_by_every_command(
    text: str, code: str, line: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    place = a_set(tmp_path)
    (place / "set.toml").write_text(text, "utf-8")
    for command in (
        ["check", str(place), "--format", "concise"],
        ["build", str(place)],
        ["play", "--set", str(place), "--seed", "1"],
    ):
        assert main(command) == 1
        out, err = capfd.readouterr()
        assert code in out + err and (f"set.toml:{line}:" in out + err), out + err


def test_a_journal_that_differs_names_the_first_difference(tmp_path: Path) -> None:
    journal = tmp_path / "journal.json"
    assert dow("play", "--agents", "random", "--seed", "5", "--journal", str(journal)).code == 0
    done = dow("replay", str(journal))
    assert done.code == 0 and "every digest agrees" in done.out
    data = json.loads(journal.read_text("utf-8"))
    data["digests"][-1][1] = "0" * 32
    journal.write_text(json.dumps(data), "utf-8")
    outcome = dow("replay", str(journal))
    assert outcome.code == 1 and f"after {data['digests'][-1][0]} answers: digest" in outcome.line
    data["answers"][3] = "no/such/answer"
    journal.write_text(json.dumps(data), "utf-8")
    outcome = dow("replay", str(journal))
    assert outcome.code == 1 and "after 3 answers: answer" in outcome.line
    data["set"]["hash"] = "0" * 16
    outcome = dow("replay", "-", stdin=json.dumps(data).encode())
    assert outcome.code == 1 and "DOW8005" in outcome.line


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"schema": "dowlang-save/1"}',
        b"1" + b"0" * 10_000,
    ],
)
def test_a_save_that_is_none_is_refused(
    data: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.dowsave"
    file.write_bytes(data)
    for command in (["play", "--agents", "random", "--continue", str(file)], ["replay", str(file)]):
        assert main(command) == 1
        err = capfd.readouterr().err
        assert err.count("\n") == 1 + err.count("compiling ") and "DOW800" in err


def test_a_save_is_gone_on_with(tmp_path: Path) -> None:
    save = tmp_path / "game.dowsave"
    begun = dow(
        "play",
        "--agents",
        "random",
        "--seed",
        "5",
        "--human",
        "1",
        "--save",
        str(save),
        stdin=b"1\nstop\n",
    )
    assert begun.code == 0 and f"saved to {save}" in begun.out and save.is_file()
    ended = dow("play", "--agents", "random", "--seed", "5", "--continue", str(save))
    assert ended.code == 0 and "digest " in ended.out


def test_a_fault_of_ours_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from dowlang.project.documents import rulebook

    def broken(*_: object) -> None:
        raise ZeroDivisionError("planted\nover two lines")

    monkeypatch.setattr(rulebook, "rulebook", broken)
    assert main(["rules"]) == 70
    err = capfd.readouterr().err
    assert (
        err.count("\n") == 1
        and "fault of dow itself" in err
        and "ZeroDivisionError" in err
        and "--debug" in err
    )
    assert main(["--debug", "rules"]) == 70
    assert "Traceback" in capfd.readouterr().err


def test_a_card_outside_any_set_is_an_addition_to_base(tmp_path: Path) -> None:
    card = tmp_path / "candle.dow"
    card.write_text(CARD, "utf-8")
    outcome = dow("check", str(card))
    assert (outcome.code, outcome.out) == (0, "nothing found\n")
    card.write_text(CARD.replace("The Last Candle", _a_secret_of_base()), "utf-8")
    outcome = dow("check", str(card))
    assert outcome.code == 1 and "DOW4001" in outcome.out
    assert dow("build", str(card)).code == 2


def _a_secret_of_base() -> str:
    first = sorted((ROOT / "cards" / "base" / "secrets").glob("*.dow"))[0]
    return first.read_text("utf-8").split('"')[1]


def test_names_of_a_set_that_is_missing_are_not_told_again(tmp_path: Path) -> None:
    """Only a name that is like one there is gets its own message beside that of the missing set."""
    place = a_set(tmp_path)
    manifest = place / "set.toml"
    manifest.write_text(manifest.read_text("utf-8").replace('"base"', '"bsae"'), "utf-8")
    body = (
        '    flavor "One."\n    if food >= 2\n    option "A"\n        kill "{}"\n    option '
        '"B"\n        gain 1 morale\n'
    )
    ann = (
        '    occupation "nurse"\n    female\n    influence 33\n    attack 3+\n    search '
        "3+\n    at anywhere\n"
    )
    cards = (
        f'survivor "Ann Bell"\n    flavor "x"\n{ann}crossroads '
        f'"One"\n{body.format("Amara Diallo")}crossroads "Two"\n{body.format("Ann Bel")}'
    )
    (place / "more.dow").write_text(cards, "utf-8")
    lines = dow("check", str(place), "--format", "concise", "--ignore", "DOW5").out.split("\n")
    assert sorted(line.split(": ")[1].split()[0] for line in lines if ": DOW" in line) == [
        "DOW3002",
        "DOW4008",
    ], lines


def test_the_journal_of_a_game_that_a_card_stops_goes_up_to_there(tmp_path: Path) -> None:
    """It is that game's, not an earlier one's, and replaying it meets the card again."""
    folder = a_set(tmp_path, "turning", WITHOUT_END, "objectives/the_wheel.dow")
    journal = tmp_path / "journal.json"
    journal.write_text("{}", "utf-8")
    chosen = ("--set", str(folder))
    played = dow(
        "play", *chosen, "--objective", "The Wheel", "--seed", "1", "--journal", str(journal)
    )
    assert played.code == 1 and "DOW7011" in played.err
    assert "turning" in json.loads(journal.read_text("utf-8"))["set"]["name"]
    assert "DOW7011" in dow("replay", str(journal), *chosen).err
