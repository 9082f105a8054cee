"""Read the marks back, as plain records for reports and exports.

What comes in an order is sorted here: databases sort text each by its own rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import Any

from nbgrader.api import (
    Assignment,
    Comment,
    Grade,
    GradeCell,
    SolutionCell,
    SubmittedAssignment,
    SubmittedNotebook,
)
from sqlalchemy import URL, ColumnElement, Select, select, true
from sqlalchemy.orm import Session

from autograder.gradebook.database import one_transaction
from autograder.gradebook.students import StudentRecord, students_in


def counted_score(auto: float | None, manual: float | None, extra: float | None) -> float | None:
    """Return the mark that counts, as nbgrader does: a person's before the grader's.

    >>> counted_score(2.0, None, 1.0), counted_score(2.0, 5.0, None), counted_score(None, None, 1.0)
    (3.0, 5.0, None)
    """
    base = auto if manual is None else manual
    return None if base is None else float(base + (extra or 0.0))


@dataclass(frozen=True)
class Mark:
    """One graded cell of one submission: what the grader gave, and what a person gave.

    ``is_written`` says that the cell is a question answered in words: a person marks it.
    """

    cell: str
    max_score: float
    auto: float | None
    manual: float | None
    extra: float | None
    needs_person: bool
    is_written: bool = False

    @property
    def is_bonus(self) -> bool:
        """Whether the cell counts as bonus: a check cell of no points."""
        return self.max_score == 0

    @property
    def score(self) -> float | None:
        """The mark that counts: a person's before the grader's; None where there is neither."""
        return counted_score(self.auto, self.manual, self.extra)


@dataclass(frozen=True)
class SubmissionMarks:
    """The marks of one submission by cell, and people's comments by the cell of the answer.

    ``due`` is when it was due from this student, with an extension if there is one.
    """

    student: str
    topic: str
    timestamp: datetime | None
    late_penalty: float
    marks: tuple[Mark, ...]
    comments: Mapping[str, str] = field(default_factory=dict)
    due: datetime | None = None

    @property
    def missing(self) -> tuple[str, ...]:
        """The cells without any mark yet."""
        return tuple(mark.cell for mark in self.marks if mark.score is None)

    @property
    def needs_person(self) -> tuple[str, ...]:
        """The cells that a person must look at."""
        return tuple(mark.cell for mark in self.marks if mark.needs_person)


@dataclass(frozen=True)
class AssignmentRecord:
    """One topic as the gradebook has it; ``max_score`` leaves bonus out."""

    topic: str
    due: datetime | None
    max_score: float


@dataclass(frozen=True)
class ClassMarks:
    """Everything that the gradebook knows, in plain records."""

    students: tuple[StudentRecord, ...]
    assignments: tuple[AssignmentRecord, ...]
    submissions: tuple[SubmissionMarks, ...]

    def submission(self, student: str, topic: str) -> SubmissionMarks | None:
        """Look up one submission; None if nothing of it was recorded."""
        return self._by_key.get((student, topic))

    @cached_property
    def _by_key(self) -> dict[tuple[str, str], SubmissionMarks]:
        return {(found.student, found.topic): found for found in self.submissions}


def read_marks(url: URL, topics: Sequence[str] = (), students: Sequence[str] = ()) -> ClassMarks:
    """Read all students, and marks: of some topics and students, or of all if none is named.

    Raises
    ------
    RecordError
        If there is no gradebook, or it cannot be read.
    """
    with one_transaction(url, writes=False) as session:
        assignments = tuple(
            found for found in _assignments(session) if not topics or found.topic in topics
        )
        wanted = {found.topic for found in assignments}
        found = _submissions(session, wanted, students)
        return ClassMarks(students_in(session), assignments, found)


def _assignments(session: Session) -> list[AssignmentRecord]:
    rows = sorted(session.scalars(select(Assignment)), key=lambda row: str(row.name))
    return [AssignmentRecord(row.name, _in_utc(row.duedate), float(row.max_score)) for row in rows]


def _submissions(
    session: Session, topics: set[str], students: Sequence[str]
) -> tuple[SubmissionMarks, ...]:
    is_wanted = SubmittedAssignment.student_id.in_(students) if students else true()
    heads = session.execute(
        select(
            SubmittedNotebook.id,
            SubmittedAssignment.student_id,
            Assignment.name,
            SubmittedAssignment.timestamp,
            SubmittedNotebook.late_submission_penalty,
            Assignment.duedate,
            SubmittedAssignment.extension,
        )
        .join(SubmittedAssignment, SubmittedAssignment.id == SubmittedNotebook.assignment_id)
        .join(Assignment, Assignment.id == SubmittedAssignment.assignment_id)
        .where(Assignment.name.in_(topics), is_wanted)
    ).all()
    marks = _marks_by_notebook(session, topics, is_wanted)
    comments = _comments_by_notebook(session, is_wanted)
    return tuple(
        SubmissionMarks(
            student,
            topic,
            _in_utc(timestamp),
            float(penalty or 0.0),
            tuple(marks.get(key, ())),
            comments.get(key, {}),
            _due(duedate, extension),
        )
        for key, student, topic, timestamp, penalty, duedate, extension in sorted(
            heads, key=lambda head: head[2:0:-1]
        )
    )


def _marks_by_notebook(
    session: Session, topics: set[str], is_wanted: ColumnElement[bool]
) -> dict[str, list[Mark]]:
    rows: Sequence[Any] = session.execute(
        with_submission(
            select(
                Grade.notebook_id,
                GradeCell.name,
                GradeCell.max_score,
                Grade.auto_score,
                Grade.manual_score,
                Grade.extra_credit,
                Grade.needs_manual_grade,
                GradeCell.cell_type == "markdown",
            ).join(GradeCell, GradeCell.id == Grade.cell_id),
            Grade,
        ).where(Assignment.name.in_(topics), is_wanted)
    ).all()
    found: dict[str, list[Mark]] = {}
    for notebook, *facts in sorted(rows, key=lambda row: str(row.name)):
        found.setdefault(notebook, []).append(Mark(*facts))
    return found


def _comments_by_notebook(
    session: Session, is_wanted: ColumnElement[bool]
) -> dict[str, dict[str, str]]:
    """Read what people wrote; the automatic comments are nbgrader's."""
    rows: Sequence[Any] = session.execute(
        with_submission(
            select(Comment.notebook_id, SolutionCell.name, Comment.manual_comment).join(
                SolutionCell, SolutionCell.id == Comment.cell_id
            ),
            Comment,
        ).where(Comment.manual_comment.is_not(None), is_wanted)
    ).all()
    found: dict[str, dict[str, str]] = {}
    for notebook, cell, comment in rows:
        if comment.strip():
            found.setdefault(notebook, {})[cell] = comment
    return found


def with_submission(wanted: Select[Any], rows: Any) -> Select[Any]:
    """Join grades or comments with their notebook, its submission and the topic."""
    return (
        wanted.join(SubmittedNotebook, SubmittedNotebook.id == rows.notebook_id)
        .join(SubmittedAssignment, SubmittedAssignment.id == SubmittedNotebook.assignment_id)
        .join(Assignment, Assignment.id == SubmittedAssignment.assignment_id)
    )


def comments_of_cell(topic: str, cell: str) -> Select[Any]:
    """Select the comments on the same cell of all students, each with whose it is."""
    return _of_cell(Comment, SolutionCell, topic, cell)


def grades_of_cell(topic: str, cell: str) -> Select[Any]:
    """Select the grades of the same cell of all students, each with whose it is."""
    return _of_cell(Grade, GradeCell, topic, cell)


def _of_cell(rows: Any, cells: Any, topic: str, cell: str) -> Select[Any]:
    wanted = select(SubmittedAssignment.student_id, rows).join(cells, cells.id == rows.cell_id)
    return with_submission(wanted, rows).where(Assignment.name == topic, cells.name == cell)


def _due(duedate: datetime | None, extension: timedelta | None) -> datetime | None:
    due = _in_utc(duedate)
    return due + extension if due and extension else due


def _in_utc(moment: datetime | None) -> datetime | None:
    return None if moment is None else moment.replace(tzinfo=UTC)
