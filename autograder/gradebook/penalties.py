"""Late penalties, brought up to date with what people marked since the last grading."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from nbgrader.api import Assignment, Grade, Notebook, SubmittedAssignment, SubmittedNotebook
from sqlalchemy import URL, ColumnElement, or_, select
from sqlalchemy.orm import Session

from autograder.gradebook.database import one_transaction, transaction
from autograder.gradebook.ledger import LATE_PENALTY, LedgerLine
from autograder.gradebook.marks import with_submission
from autograder.gradebook.rows import LateTerms, MarkChange, penalty_change, renew_penalty
from autograder.gradebook.writer import Writer

MARKED = "a person's marks changed the score"
"""Why a penalty is another one, where nothing else is."""


@dataclass(frozen=True)
class PenaltyChange:
    """A late penalty that changed although its submission was not graded."""

    student: str
    topic: str
    change: MarkChange


Terms = Callable[[str, str], LateTerms]
"""Returns what lateness means for a student in a topic."""


def renew_penalties(writer: Writer, topic: str, terms: Terms) -> dict[str, MarkChange]:
    """Compute the penalty of every submission that is late, or was; give those that changed.

    A penalty is a share of the score, and the score moves when a person marks a question; it also
    depends on extensions, and on the other hand-ins of a student who has free days. Each submission
    is a transaction of its own, with its line in the ledger.

    Raises
    ------
    RecordError
        If the gradebook or the ledger cannot be written.
    """
    changes = {}
    for student in pending_penalties(writer.engine.url, topic, terms):
        change = _renew(writer, student, topic, terms(student, topic))
        if change.old != change.new:
            changes[student] = change
    return changes


def pending_penalties(url: URL, topic: str, terms: Terms) -> dict[str, MarkChange]:
    """Report the penalties of a topic that the rule gives otherwise now; nothing is written."""
    with one_transaction(url, writes=False) as session:
        changes = _penalties(session, topic, terms)
    return {student: change for student, change in changes.items() if change.old != change.new}


def _penalties(session: Session, topic: str, terms: Terms) -> dict[str, MarkChange]:
    """Compute the penalty of every submission that is late, or was; nothing is filled in."""
    rows: Sequence[Any] = session.execute(
        select(SubmittedAssignment, SubmittedNotebook)
        .join(Assignment, Assignment.id == SubmittedAssignment.assignment_id)
        .join(SubmittedNotebook, SubmittedNotebook.assignment_id == SubmittedAssignment.id)
        .join(Notebook, Notebook.id == SubmittedNotebook.notebook_id)
        .where(Assignment.name == topic, Notebook.name == topic, _may_be_late())
    ).all()
    grades = _grades_of_topic(session, topic)
    return {
        submission.student_id: penalty_change(
            submission,
            notebook,
            grades.get(notebook.id, ()),
            terms(submission.student_id, topic),
        )
        for submission, notebook in sorted(rows, key=lambda row: str(row[0].student_id))
    }


def _grades_of_topic(session: Session, topic: str) -> dict[str, list[Any]]:
    """Read what counts of all grades of a topic in one go, by notebook."""
    rows: Sequence[Any] = session.execute(
        with_submission(
            select(Grade.notebook_id, Grade.auto_score, Grade.manual_score, Grade.extra_credit),
            Grade,
        )
        .join(Notebook, Notebook.id == SubmittedNotebook.notebook_id)
        .where(Notebook.name == topic, _may_be_late())
    ).all()
    found: dict[str, list[Any]] = {}
    for row in rows:
        found.setdefault(row.notebook_id, []).append(row)
    return found


def _may_be_late() -> ColumnElement[bool]:
    """Leave out those that cannot have a penalty: most of a class."""
    return or_(
        SubmittedAssignment.timestamp > Assignment.duedate,
        SubmittedAssignment.extension.is_not(None),
        SubmittedNotebook.late_submission_penalty.is_not(None),
    )


def _renew(writer: Writer, student: str, topic: str, late: LateTerms) -> MarkChange:
    with writer.ledger.in_step() as append, transaction(writer.engine) as session:
        change = renew_penalty(session, student, topic, late)
        last = writer.ledger.last(student, topic, LATE_PENALTY)
        why = change.why
        if why in ("", writer.ledger.last_reason(student, topic, LATE_PENALTY)):
            why = MARKED
        line = LedgerLine(
            writer.now, writer.run, student, topic, LATE_PENALTY, last, change.new, why
        )
        append([line] if last != change.new else [])
    return change
