"""What grading wrote into the rows of one submission, read out and put back."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from autograder.gradebook.rows import FilledRows, LateTerms, MarkChange, Rows, finish_rows


@dataclass(frozen=True)
class RowState:
    """The automatic part of the rows: marks and whether a person is needed, by graded cell."""

    auto: Mapping[str, float | None]
    needs_person: Mapping[str, bool]
    comments: Mapping[str, str | None]
    timestamp: datetime | None


def state_of(rows: Rows) -> RowState:
    """Read the state out."""
    return RowState(
        {name: grade.auto_score for name, grade in sorted(rows.grades.items())},
        {name: bool(grade.needs_manual_grade) for name, grade in sorted(rows.grades.items())},
        {name: comment.auto_comment for name, comment in sorted(rows.comments.items())},
        rows.submission.timestamp,
    )


def put_back(
    session: Session, rows: Rows, before: RowState, after: RowState, late: LateTerms
) -> FilledRows:
    """Bring back the state before a run; ``after`` is what the run had made of it.

    What people gave is not touched, nor what they settled since: whether a person is needed goes
    back only where it is as the run left it.
    """
    marks = []
    for name, grade in sorted(rows.grades.items()):
        mark = before.auto.get(name)
        marks.append(MarkChange(name, grade.auto_score, mark))
        grade.auto_score = mark
        if bool(grade.needs_manual_grade) == after.needs_person.get(name):
            grade.needs_manual_grade = before.needs_person.get(name, True)
    for name, comment in rows.comments.items():
        comment.auto_comment = before.comments.get(name)
    if rows.submission.timestamp == after.timestamp:
        rows.submission.timestamp = before.timestamp
    return finish_rows(session, rows, marks, late)
