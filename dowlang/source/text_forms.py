"""Write small texts as a reader wants them: an identifier in words, a capital, a share."""

from __future__ import annotations


def identifier_words(name: str) -> str:
    """Return an identifier as words.

    >>> identifier_words("end_turn")
    'end turn'
    """
    return name.replace("_", " ")


def capitalised(text: str) -> str:
    """Return a text with a capital at its beginning. The rest stays as it is.

    >>> capitalised("the iPad is lost"), capitalised("")
    ('The iPad is lost', '')
    """
    return text[:1].upper() + text[1:]


def percent(share: float) -> str:
    r"""Return a share in per cent, in one piece, with a tenth where it is less than one.

    >>> percent(0.1234), percent(0.004), percent(1.0)
    ('12\xa0%', '0.4\xa0%', '100\xa0%')
    """
    figure = f"{share:.1%}" if 0 < share < 0.01 else f"{share:.0%}"
    return figure.replace("%", "\N{NO-BREAK SPACE}%")
