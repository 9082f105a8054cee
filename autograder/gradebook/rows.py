"""The rows of one submission in nbgrader's tables, filled inside a transaction of the caller's.

Only what the grader found is written: auto scores, whether a person is needed, the automatic
comments, the time and the late penalty. Manual scores, extra credit and comments of people are
read, and never written.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from nbgrader.api import (
    Assignment,
    Comment,
    Grade,
    GradeCell,
    Notebook,
    SolutionCell,
    Student,
    SubmittedAssignment,
    SubmittedNotebook,
    new_uuid,
)
from sqlalchemy import select
from sqlalchemy.orm import Session

from autograder.errors import RecordError
from autograder.gradebook.marks import counted_score

PointsOff = Callable[[float, float], float]
"""Takes the score and the seconds late (more than zero), returns the points to take off."""

NO_RESPONSE = "No response."
"""What nbgrader notes on an answer cell that was left as it was released."""


@dataclass(frozen=True)
class CellMark:
    """What the grader found for one graded cell.

    Attributes
    ----------
    auto : float or None
        The score; None when a person must give it, or when there is none through a grader error.
    is_same : bool
        Whether the answer itself is known to be the one that was recorded last.
    """

    auto: float | None
    is_same: bool


@dataclass(frozen=True)
class LateTerms:
    """What lateness means for one submission.

    Attributes
    ----------
    points_off : callable
        Gives the penalty from the score and the seconds late.
    until : datetime or None
        The later deadline that was granted; None leaves what nbgrader's row has.
    words : callable
        Says from the seconds late, in plain words, how the penalty comes about.
    """

    points_off: PointsOff = lambda _score, _seconds: 0.0
    until: datetime | None = None
    words: Callable[[float], str] = lambda _seconds: ""


@dataclass(frozen=True)
class MarkChange:
    """One automatic mark before and after; ``cell`` is a graded cell, or empty for the penalty.

    ``why`` says how a penalty comes about.
    """

    cell: str
    old: float | None
    new: float | None
    why: str = ""


@dataclass(frozen=True)
class Findings:
    """All that is to be recorded about one submission.

    Attributes
    ----------
    student, topic : str
        Whose submission, of what.
    timestamp : datetime or None
        When it was handed in; None keeps what the gradebook has.
    marks : mapping of str to CellMark
        By graded cell. A cell without a mark here has none through a grader error.
    untouched : frozenset of str
        The answer cells that were left as they were released.
    late : LateTerms
        What lateness means for this submission.
    """

    student: str
    topic: str
    timestamp: datetime | None
    marks: Mapping[str, CellMark]
    untouched: frozenset[str]
    late: LateTerms


@dataclass(frozen=True)
class Rows:
    """The rows of one submission; grades by graded cell, comments by answer cell."""

    submission: Any
    notebook: Any
    grades: dict[str, Any]
    comments: dict[str, Any]


@dataclass(frozen=True)
class FilledRows:
    """What filling the rows of one submission did, changed or not.

    Attributes
    ----------
    marks : tuple of MarkChange
        The mark of every graded cell before and after.
    penalty : MarkChange
        The late penalty before and after.
    needs_person : tuple of str
        The graded cells that still need a person.
    """

    marks: tuple[MarkChange, ...]
    penalty: MarkChange
    needs_person: tuple[str, ...]

    @property
    def all_marks(self) -> tuple[MarkChange, ...]:
        """The marks and the penalty."""
        return (*self.marks, self.penalty)

    @property
    def changes(self) -> tuple[MarkChange, ...]:
        """The marks that are other ones now, the penalty among them."""
        return tuple(mark for mark in self.all_marks if mark.old != mark.new)


def fill_rows(session: Session, rows: Rows, findings: Findings) -> FilledRows:
    """Bring the rows of one submission up to date; nothing is committed here."""
    if findings.timestamp is not None:
        rows.submission.timestamp = naive_utc(findings.timestamp)
    marks = []
    for name, grade in sorted(rows.grades.items()):
        mark = findings.marks.get(name, CellMark(auto=None, is_same=False))
        marks.append(MarkChange(name, grade.auto_score, mark.auto))
        is_question = name in rows.comments
        grade.needs_manual_grade = _needs_person(grade, mark, is_question=is_question)
        grade.auto_score = mark.auto
    for name, comment in rows.comments.items():
        comment.auto_comment = NO_RESPONSE if name in findings.untouched else None
    return finish_rows(session, rows, marks, findings.late)


def finish_rows(
    session: Session, rows: Rows, marks: Sequence[MarkChange], late: LateTerms
) -> FilledRows:
    """Finish rows whose marks are filled in: compute the penalty, see who waits for a person."""
    penalty = set_penalty(rows, late)
    session.flush()
    waiting = (name for name, grade in rows.grades.items() if grade.needs_manual_grade)
    return FilledRows(tuple(marks), penalty, tuple(sorted(waiting)))


def renew_penalty(session: Session, student: str, topic: str, late: LateTerms) -> MarkChange:
    """Compute the late penalty of a submission from the marks as they are now."""
    change = set_penalty(submission_rows(session, student, topic), late)
    session.flush()
    return change


def _needs_person(grade: Any, mark: CellMark, *, is_question: bool) -> bool:
    """Decide whether a person must look; what a person has settled stays settled if it is the same.

    ``grade`` still holds the state before this result.
    """
    if grade.manual_score is None and mark.auto is not None:
        return False
    if grade.manual_score is None and not is_question:
        return True
    is_same = mark.is_same and grade.auto_score == mark.auto
    return bool(grade.needs_manual_grade) if is_same else True


def set_penalty(rows: Rows, late: LateTerms) -> MarkChange:
    """Set the late penalty for the marks as they are now, and nbgrader's own extension."""
    set_extension(rows.submission, late.until)
    change = penalty_change(rows.submission, rows.notebook, tuple(rows.grades.values()), late)
    rows.notebook.late_submission_penalty = change.new
    return change


def set_extension(submission: Any, until: datetime | None) -> None:
    """Write a later deadline where nbgrader has it: as the time after the due date."""
    due = submission.assignment.duedate
    if until is None or due is None:
        return
    extension = max(naive_utc(until) - due, timedelta(0)) or None
    if submission.extension != extension:
        submission.extension = extension


def seconds_late(submission: Any, until: datetime | None) -> float:
    """Return how late a submission is; a later deadline counts as if its row had it already."""
    due = submission.assignment.duedate
    if until is None or due is None or submission.timestamp is None:
        return float(submission.total_seconds_late)
    after = submission.timestamp - max(due, naive_utc(until))
    return max(0.0, float(after.total_seconds()))


def penalty_change(
    submission: Any, notebook: Any, grades: Sequence[Any], late: LateTerms
) -> MarkChange:
    """Return the penalty before and after, as nbgrader computes it; nothing is written.

    There is none in time, and it is never below zero nor above the score.
    """
    late_by = 0.0 if submission.assignment.duedate is None else seconds_late(submission, late.until)
    penalty = None
    if late_by > 0:
        score = sum(
            counted_score(one.auto_score, one.manual_score, one.extra_credit) or 0.0
            for one in grades
        )
        penalty = min(max(late.points_off(score, late_by), 0.0), score)
    return MarkChange("", notebook.late_submission_penalty, penalty, late.words(late_by))


def submission_rows(session: Session, student: str, topic: str) -> Rows:
    """Look up the rows of one submission, and make those that are missing."""
    assignment, notebook = _find_assignment(session, topic)
    _find_student(session, student)
    submission = session.scalar(
        select(SubmittedAssignment)
        .where(
            SubmittedAssignment.assignment_id == assignment.id,
            SubmittedAssignment.student_id == student,
        )
        .with_for_update()
    )
    if submission is None:
        submission = SubmittedAssignment(
            id=new_uuid(), assignment_id=assignment.id, student_id=student
        )
        session.add(submission)
        session.flush()
    submitted = _submitted_notebook(session, submission.id, notebook.id)
    return Rows(
        submission,
        submitted,
        _cell_rows(session, Grade, GradeCell, notebook.id, submitted.id),
        _cell_rows(session, Comment, SolutionCell, notebook.id, submitted.id),
    )


def _find_assignment(session: Session, topic: str) -> tuple[Any, Any]:
    found = session.execute(
        select(Assignment, Notebook)
        .join(Notebook, Notebook.assignment_id == Assignment.id)
        .where(Assignment.name == topic, Notebook.name == topic)
    ).first()
    if found is None:
        raise RecordError(
            f"{topic}: the gradebook has no such assignment. Run: autograder setup. "
            "Nothing was recorded"
        )
    return found[0], found[1]


def _find_student(session: Session, student: str) -> None:
    if session.get(Student, student) is None:
        raise RecordError(
            f"{student}: the gradebook has no such student. Add them to the roster and run: "
            "autograder roster FILE.csv. Nothing was recorded"
        )


def _submitted_notebook(session: Session, submission_id: str, notebook_id: str) -> Any:
    row = session.scalar(
        select(SubmittedNotebook).where(
            SubmittedNotebook.assignment_id == submission_id,
            SubmittedNotebook.notebook_id == notebook_id,
        )
    )
    if row is None:
        row = SubmittedNotebook(id=new_uuid(), assignment_id=submission_id, notebook_id=notebook_id)
        session.add(row)
        session.flush()
    return row


def _cell_rows(
    session: Session, row_class: Any, cell_class: Any, notebook_id: str, submitted_id: str
) -> dict[str, Any]:
    """Find the rows of a kind by the name of their cell, and make those that are missing."""
    cells: Sequence[Any] = session.execute(
        select(cell_class.id, cell_class.name).where(cell_class.notebook_id == notebook_id)
    ).all()
    present = {
        row.cell_id: row
        for row in session.scalars(
            select(row_class).where(row_class.notebook_id == submitted_id).with_for_update()
        )
    }
    made = {}
    for cell_id, name in cells:
        row = present.get(cell_id)
        if row is None:
            row = row_class(id=new_uuid(), cell_id=cell_id, notebook_id=submitted_id)
            if row_class is Grade:
                row.needs_manual_grade = True
            session.add(row)
        made[name] = row
    session.flush()
    return made


def naive_utc(moment: datetime) -> datetime:
    """Return a moment as nbgrader stores it: UTC, without a zone."""
    return moment.astimezone(UTC).replace(tzinfo=None) if moment.tzinfo else moment
