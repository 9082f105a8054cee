"""What is odd about submissions: said once with all whom it concerns, and not if it is the rule."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from autograder.model import SubmissionResult

_VARIES = re.compile(r"`[^`]*`|\"[^\"]*\"|\d+")
_RULE_SHARE = 0.2
_RULE_LEAST = 5


@dataclass(frozen=True)
class Oddity:
    """A note, as the first of those has it whom it concerns; ``is_rule``: of too many to be odd."""

    note: str
    students: tuple[str, ...]
    is_rule: bool


def oddities_of(results: Sequence[SubmissionResult]) -> tuple[Oddity, ...]:
    """Gather notes that differ in names and numbers only; the rarest first, what is a rule last.

    What a fifth of the class has, and at least five, is no longer odd. Students stay in order.
    """
    notes: dict[str, str] = {}
    whom: dict[str, dict[str, None]] = {}
    for result in results:
        for note in (*result.notes, *(note for e in result.exercises for note in e.notes)):
            shape = _VARIES.sub("#", note)
            notes.setdefault(shape, note)
            whom.setdefault(shape, {})[result.student] = None
    found = [
        Oddity(
            note,
            tuple(whom[shape]),
            len(whom[shape]) >= max(_RULE_LEAST, _RULE_SHARE * len(results)),
        )
        for shape, note in notes.items()
    ]
    return tuple(sorted(found, key=lambda one: (one.is_rule, len(one.students), one.note)))
