"""Declare how people print what comes of a roll of the exposure die in this game, face by face: `On
a wound, lose 1 morale.` Faces of which nothing is said bring nothing besides themselves.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

ROLLED = (
    "(on|if it is|if it shows|if the result is|if the die shows|if (you|they|he|she|it|that "
    "survivor) (roll|rolls))"
)
NEXT = "(STOP|,|:)"
REST = "(otherwise|on any other result)"
words.natural_forms("one_of_face", {"(bite|bites)": "bitten", "wounds": "wound"}, 0.1)
words.natural_forms(
    "exposure_face",
    {f"{ROLLED} [(a|an)] {{face:one_of_face}} [(result|face)] [,|:] {{do}}": "{face}\n    {do}"},
    0.0,
)
words.natural_forms(
    "exposure_faces",
    {
        "{exposure_face}": "{exposure_face}",
        "{a:exposure_face} (STOP|,) [and] {b:exposure_faces}": "{a}\n{b}",
    },
    0.0,
)
NOTHING = "\n    otherwise\n        nothing happens"
words.natural_forms(
    "do",
    {
        f"{{who:thing}} (rolls|roll) (the exposure die|exposure|for exposure) {NEXT} "
        "{f:exposure_faces}": f"roll exposure for {{who}}\n    {{f}}{NOTHING}",
        f"roll (the exposure die|an exposure die|exposure|for exposure) for {{who:thing}} {NEXT} "
        "{f:exposure_faces}": f"roll exposure for {{who}}\n    {{f}}{NOTHING}",
        f"roll (the exposure die|an exposure die|exposure|for exposure) for {{who:thing}} {NEXT} "
        f"{{f:exposure_faces}} {NEXT} {REST} [,|:] {{x:do}}": (
            "roll exposure for {who}\n    {f}\n    otherwise\n        {x}"
        ),
    },
    0.3,
)
