"""Comments that a person gives to many students at once, where nbgrader keeps those of people."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from nbgrader.api import (
    Assignment,
    Comment,
    SolutionCell,
    SubmittedAssignment,
    SubmittedNotebook,
)
from sqlalchemy import URL, select

from autograder.gradebook.database import open_engine, transaction


@dataclass(frozen=True)
class GivenComments:
    """Who got a comment, who had it already, and whose other comment was left alone."""

    written: tuple[str, ...] = ()
    unchanged: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


def give_comment(
    url: URL, topic: str, cell: str, students: Sequence[str], text: str
) -> GivenComments:
    """Write one comment on the same cell of many students; what a person wrote before stays.

    Parameters
    ----------
    url : URL
        The gradebook.
    topic, cell : str
        The topic, and the cell of the answer.
    students : sequence of str
        To whom.
    text : str
        What they will read.

    Raises
    ------
    RecordError
        If there is no gradebook, or it cannot be written; nobody has the comment then.
    """
    found: dict[str, list[str]] = {"written": [], "unchanged": [], "kept": []}
    engine = open_engine(url, writes=True)
    try:
        with transaction(engine) as session:
            rows: Sequence[Any] = session.execute(
                select(SubmittedAssignment.student_id, Comment)
                .join(SubmittedNotebook, SubmittedNotebook.id == Comment.notebook_id)
                .join(
                    SubmittedAssignment, SubmittedAssignment.id == SubmittedNotebook.assignment_id
                )
                .join(Assignment, Assignment.id == SubmittedAssignment.assignment_id)
                .join(SolutionCell, SolutionCell.id == Comment.cell_id)
                .where(Assignment.name == topic, SolutionCell.name == cell)
            ).all()
            wanted = set(students)
            for student, comment in sorted(rows, key=lambda row: str(row[0])):
                if student in wanted:
                    found[_give(comment, text)].append(student)
    finally:
        engine.dispose()
    return GivenComments(**{kind: tuple(names) for kind, names in found.items()})


def _give(comment: Any, text: str) -> str:
    before = (comment.manual_comment or "").strip()
    if before:
        return "unchanged" if before == text.strip() else "kept"
    comment.manual_comment = text
    return "written"
