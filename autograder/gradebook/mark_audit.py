"""Compare the gradebook with the ledger of marks, to find what something else changed.

Every mark that this program records has a line in the ledger. A mark in the gradebook that differs
from its last line was written by something else: stock nbgrader, another program, or a person in
formgrader. The last is as it should be, and is told apart.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from autograder.gradebook.ledger import (
    BY_HAND,
    EXTENSION,
    EXTRA_BY_HAND,
    LATE_PENALTY,
    LedgerLine,
)
from autograder.gradebook.marks import ClassMarks, SubmissionMarks


@dataclass(frozen=True)
class AuditFinding:
    """One mark that is not as the ledger knows it.

    Attributes
    ----------
    student, topic, item : str
        Whose mark; ``item`` is named as in the ledger.
    in_ledger, in_gradebook : float or None
        What either has; None where it has none.
    is_by_person : bool
        Whether it is a mark that a person gives, so that formgrader may have written it.
    """

    student: str
    topic: str
    item: str
    in_ledger: float | None
    in_gradebook: float | None
    is_by_person: bool = False


def audit_marks(
    marks: ClassMarks, ledger: Sequence[LedgerLine], items: Mapping[str, Mapping[str, str]]
) -> tuple[AuditFinding, ...]:
    """Find every mark of the gradebook that differs from its last line in the ledger.

    Parameters
    ----------
    marks : ClassMarks
        The whole gradebook, from ``read_marks``.
    ledger : sequence of LedgerLine
        All lines, oldest first, from ``read_ledger``.
    items : mapping
        By topic and graded cell, what the ledger calls it: the exercise or the question.

    Returns
    -------
    tuple of AuditFinding
        By student, topic and item; a submission that the ledger knows and the gradebook does not
        is a finding for each of its marks.
    """
    last = {(line.student, line.topic, line.item): line.new for line in ledger}
    held: dict[tuple[str, str, str], float | None] = {}
    for found in marks.submissions:
        held |= _marks_held(found, items.get(found.topic, {}))
    known = {key for key in last if key[2] != EXTENSION}
    differing = (
        key for key in held.keys() | known if not _is_same(key[2], last.get(key), held.get(key))
    )
    return tuple(
        AuditFinding(*key, last.get(key), held.get(key), key[2].endswith((BY_HAND, EXTRA_BY_HAND)))
        for key in sorted(differing)
    )


def _is_same(item: str, known: float | None, held: float | None) -> bool:
    """Compare two marks; of what is added or taken off, nothing and 0 are the same."""
    if item == LATE_PENALTY or item.endswith(EXTRA_BY_HAND):
        return (known or 0.0) == (held or 0.0)
    return known == held


def _marks_held(
    found: SubmissionMarks, items: Mapping[str, str]
) -> dict[tuple[str, str, str], float | None]:
    return {(found.student, found.topic, item): mark for item, mark in _numbers(found, items)}


def _numbers(
    found: SubmissionMarks, items: Mapping[str, str]
) -> Iterator[tuple[str, float | None]]:
    for mark in found.marks:
        item = items.get(mark.cell, mark.cell)
        yield item, mark.auto
        yield f"{item}{BY_HAND}", mark.manual
        yield f"{item}{EXTRA_BY_HAND}", mark.extra
    yield LATE_PENALTY, found.late_penalty
