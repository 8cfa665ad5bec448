"""Map what people write in tests, before they have read how, to the line that says it, or to one
sentence that says why there is none.
"""

from __future__ import annotations

from dowlang.vocabulary.hints import Hints

HINTS = Hints()

LINE = r"(^(?:given|then) (?:.+, )?|^then .+ and )"  # what may stand before one of several parts
NAME = r'("[^"]+")'
NEVER_UP = r"(?:did not come up|does not come up|did not trigger|has not come up)"
SEAT = r"(player \d)"

HINTS.prose.update(
    {
        rf"{LINE}{SEAT} (?:holds|owns|carries) {NAME}": r"\1\2 has \3",
        rf"{LINE}{SEAT} has {NAME}": r"\1\2 controls \3",  # where that is a survivor
        rf"{LINE}{NAME} (?:holds|has|carries|wears|bears) {NAME}": r"\1\2 is equipped with \3",
        rf"{LINE}{NAME} has (\d+) wounds?(?: tokens?)?": r"\1wounds on \2 = \3",
        rf"{LINE}{NAME} has (?:a|one) wound(?: token)?": r"\1wounds on \2 = 1",
        rf"{LINE}{SEAT} has (\d+) cards(?: in hand)?": r"\1cards in the hand of \2 = \3",
        rf"{LINE}waste (=|<=|>=|<|>) ": r"\1cards in the waste pile \2 ",
        r"^(given|then) (\d+) ([^,]+)": r"\1 \3 = \2",
        r"^(given|then) there (?:are|is) (\d+) ([^,]+)": r"\1 \3 = \2",
        rf"{LINE}{SEAT}'s dice (?:are|=|is) ([1-6])": r"\1dice of \2 are \3",
        rf"{LINE}{SEAT} rolls?(?:ed)? ([1-6])": r"\1dice of \2 are \3",
        rf"{LINE}{SEAT} has (?:the )?dice ([1-6])": r"\1dice of \2 are \3",
        r"\bdice of (player \d) = ([1-6] [1-6])": r"dice of \1 are \2",
        rf"{LINE}the top (?:card )?of (the .+? (?:deck|pile)) is {NAME}": r"\1\3 is on top of \2",
        rf"{LINE}the (?:top|next) card of (the .+? (?:deck|pile)) is {NAME}": r"\1\3 is on top of "
        r"\2",
        rf"{LINE}the (?:top|next) (survivor|crisis|crossroads)(?: card)? is {NAME}": r"\1\3 is on "
        r"top of the \2 deck",
        rf"{LINE}(the .+? (?:deck|pile)) is empty": r"\1cards in \2 = 0",
        rf"^then {NAME} {NEVER_UP}": r"then \1 was not triggered this turn",
        rf"^then {NAME} (?:came up|comes up|triggers|triggered|has come up)": r"then \1 was "
        r"triggered this turn",
        rf"^then {NAME} (?:may|could) ": r"then \1 can ",
        rf"^then {SEAT} (?:may|could) ": r"then \1 can ",
        rf"^then {SEAT} (?:may|could) not ": r"then \1 cannot ",
        rf"^(when {SEAT}) votes (?:yes|in favou?r)": r"\1 votes for",
        rf"^(when {SEAT}) votes no": r"\1 votes against",
        rf"^(when {SEAT}) (?:says yes|agrees|takes the offer|consents)": r"\1 accepts",
        rf"^(when {SEAT}) (?:says no|refuses|rejects(?: the offer)?|disagrees)": r"\1 declines",
        rf"^(when {SEAT}) (?:takes (?:a|the|their) turn|begins(?: (?:a|the|their) turn)?)": r"\1 "
        r"starts",
        rf"^(when {SEAT}) (?:picks|selects|takes option) {NAME}": r"\1 chooses \3",
        rf"^(when {SEAT}) activates (?:the ability of )?{NAME}": r"\1 uses the ability of \3",
    }
)

HINTS.unsaid.update(
    {
        r"^given it is (player \d)'s turn": r"player 1 has the first turn; another one's begins "
        r"with `when \1 starts`",
        r"^when the round (?:ends|is over)": "a round is over when its first player's next turn "
        "begins: two lines with `when player … starts`",
        r"^then the game is (?:over|won|lost)|^then player \d (?:wins|has won|loses)": "how a goal "
        'stands is asked with `then player 1 fulfils "…"`, an end by morale with `then morale = 0`',
        rf"^when {SEAT} gives {NAME}": r"who was asked for a card answers with "
        r"`when \1 chooses \2`",
        rf"^when {SEAT} plays {NAME} on ": r"on whom a card is played is a choice after it: "
        r"`when \1 plays \2`, and then `when \1 chooses …`",
        rf"^when {SEAT} rolls ": r"a roll stands behind the line that sets it off: `, die 4`, "
        r"`, exposure wound`",
    }
)
