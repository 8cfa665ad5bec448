"""Say what a question may mean that asks who can do what is only offered."""

from __future__ import annotations

from dowlang.natural.offer_questions import ABLE, ANYBODY, DENIED, OFFERED, QUESTION, SENTENCE_END


def rewrite_who_can(text: str) -> tuple[str, ...]:
    """Return a text, or what it may mean where it asks who can do what is only offered: a duty, or
    the question who does it.

    >>> rewrite_who_can("You may nod. If you cannot, sit.")
    ('You may nod. If you do not, sit.', 'You must nod. If you cannot, sit.')
    """
    sentences = SENTENCE_END.split(text.strip())
    for at, sentence in enumerate(sentences[1:], 1):
        asks, before = QUESTION.match(sentence), sentences[at - 1]
        able = asks and ABLE.search(asks["verb"] or "") and not ANYBODY.search(asks[0])
        if asks and able and OFFERED.search(before):
            begin, end = asks.span("able")
            done = "do not" if DENIED.search(asks["able"]) else "do"
            asked = f"{sentence[:begin]}{done}{sentence[end:]}"
            duty = OFFERED.sub("must", before)
            rest = sentences[at + 1 :]
            return tuple(
                " ".join((*sentences[: at - 1], *two, *rest))
                for two in ((before, asked), (duty, sentence))
            )
    return (text,)
