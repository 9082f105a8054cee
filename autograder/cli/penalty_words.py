"""Late penalties in plain words, and long lists of lines cut short."""

from collections.abc import Iterable, Iterator, Sequence

from autograder.gradebook.penalties import PenaltyChange

MOST_LINES = 5
"""Of a long list so many lines are shown."""


def counted(lines: Sequence[str], what: str, most: int = MOST_LINES) -> Iterator[str]:
    """Return the first few lines of a list, and say how many more there are.

    >>> list(counted(["a", "b", "c"], "notes", 2))
    ['a', 'b', '  ... and 1 more of 3 notes']
    """
    yield from lines[:most]
    if len(lines) > most:
        of = f" of {len(lines)} {what}" if what else ""
        yield f"  ... and {len(lines) - most} more{of}"


def penalty_lines(changes: Iterable[PenaltyChange]) -> Iterator[str]:
    """Report which late penalties changed, and why."""
    lines = [
        f"{one.student}/{one.topic}: {penalty_words(one.change.old, one.change.new)}"
        + (f": {one.change.why}" if one.change.why else "")
        for one in changes
    ]
    return counted(lines, "late penalties. All of them: --json")


def penalty_words(old: float | None, new: float | None) -> str:
    """Report how a penalty changes: more is less for the student.

    >>> penalty_words(14.8, None), penalty_words(None, 2.0), penalty_words(4.0, 2.0)
    ('late penalty of 14.8 lifted', 'late penalty of 2', 'late penalty lowered from 4 to 2')
    """
    if not new and old:
        return f"late penalty of {old:g} lifted"
    if not old:
        return f"late penalty of {new or 0.0:g}"
    return f"late penalty {'lowered' if (new or 0.0) < old else 'raised'} from {old:g} to {new:g}"
