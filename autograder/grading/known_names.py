"""Names of students and topics that somebody typed: what is not known is refused, with a guess."""

from collections.abc import Collection, Iterable
from difflib import get_close_matches

from autograder.errors import UsageError

MOST_NAMED = 5
"""Of so many a message gives the names."""


def require_students(known: Collection[str], named: Iterable[str]) -> None:
    """Refuse students that the gradebook does not know: a misspelled name must not go unnoticed.

    Raises
    ------
    UsageError
        If there is one.
    """
    _require(known, named, "the gradebook has no student")


def require_topics(known: Collection[str], named: Iterable[str]) -> None:
    """Refuse topics that the course does not have.

    Raises
    ------
    UsageError
        If there is one.
    """
    _require(known, named, "no topic is named")


def _require(known: Collection[str], named: Iterable[str], complaint: str) -> None:
    unknown = sorted(set(named) - set(known))
    if unknown:
        raise UsageError(f"{complaint} {shortened(unknown)}. {_guess(unknown[0], known)}")


def shortened(names: Collection[str]) -> str:
    """Give the first few names, and how many more there are.

    >>> shortened(["a", "b", "c", "d", "e", "f", "g"])
    'a, b, c, d, e and 2 more'
    """
    first = ", ".join(list(names)[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    return f"{first} and {more} more" if more > 0 else first


def _guess(name: str, known: Collection[str]) -> str:
    close = get_close_matches(name, list(known), n=3, cutoff=0.7)
    if close:
        return f"Did you mean {' or '.join(close)}?"
    there = f"There are: {shortened(list(known))}" if known else "There is none"
    return f"Check the spelling. {there}"
