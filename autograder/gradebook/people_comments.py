"""Comments that a person gives to many students at once, where nbgrader keeps those of people."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL

from autograder.gradebook.database import one_transaction
from autograder.gradebook.marks import comments_of_cell


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
    with one_transaction(url, writes=True) as session:
        rows: Sequence[Any] = session.execute(comments_of_cell(topic, cell)).all()
        wanted = set(students)
        for student, comment in sorted(rows, key=lambda row: str(row[0])):
            if student in wanted:
                found[_give(comment, text)].append(student)
    return GivenComments(**{kind: tuple(names) for kind, names in found.items()})


def _give(comment: Any, text: str) -> str:
    before = (comment.manual_comment or "").strip()
    if before:
        return "unchanged" if before == text.strip() else "kept"
    comment.manual_comment = text
    return "written"
