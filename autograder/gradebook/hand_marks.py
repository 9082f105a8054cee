"""What a person gives by a command or on the marking page: a mark, extra points, a comment.

It goes into nbgrader's own places, ``manual_score``, ``extra_credit`` and ``manual_comment``, which
every later run keeps, as one transaction with a line in the ledger. What was there before is kept
in ``by_hand.json`` in the folder of the run, so that the run can be taken back.

Who is killed between the ledger and the commit leaves a line about a mark that was not given; the
next line of that item begins with what was there instead.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import URL
from sqlalchemy.orm import Session

from autograder.errors import RecordError
from autograder.gradebook.database import database_faults, one_transaction, transaction
from autograder.gradebook.ledger import BY_HAND, EXTRA_BY_HAND, LedgerLine
from autograder.gradebook.marks import comments_of_cell, counted_score, grades_of_cell
from autograder.gradebook.rows import Rows, submission_rows
from autograder.gradebook.writer import Writer
from autograder.model import Exercise, Question
from autograder.staging import stage


@dataclass(frozen=True)
class GivenMark:
    """What people gave for one graded cell; ``auto`` is the grader's mark, which stays."""

    manual: float | None = None
    extra: float | None = None
    comment: str = ""
    needs_person: bool = True
    auto: float | None = None

    @property
    def score(self) -> float | None:
        """The mark that counts; None where there is none yet."""
        return counted_score(self.auto, self.manual, self.extra)

    def says_the_same(self, other: "GivenMark") -> bool:
        """Whether both give the same marks and the same comment."""
        return (self.manual, self.extra, self.comment) == (
            other.manual,
            other.extra,
            other.comment,
        )


@dataclass(frozen=True)
class GradedItem:
    """An exercise or a question, with the cells of its mark and of its comment."""

    topic: str
    name: str
    mark_cell: str
    comment_cell: str
    max_points: int


def graded_item(topic: str, item: Exercise | Question) -> GradedItem:
    """Report where marks and comments of an exercise or a question are kept."""
    if isinstance(item, Question):
        return GradedItem(topic, item.id, item.cell, item.cell, item.points)
    return GradedItem(topic, item.name, item.check_cell, item.answer_cell, item.max_points)


@dataclass(frozen=True)
class HandMark:
    """One thing that a person gave: what stood there before, and what after."""

    student: str
    item: GradedItem
    before: GivenMark
    after: GivenMark

    @property
    def key(self) -> tuple[str, str, str]:
        """Whose mark, of what."""
        return self.student, self.item.topic, self.item.name


@dataclass(frozen=True)
class HandMarks:
    """What one run gave; of what was changed twice, the first state before and the last after."""

    time: str
    undoes: str
    marks: tuple[HandMark, ...]

    @property
    def keys(self) -> frozenset[tuple[str, str, str]]:
        """Whose marks, of what."""
        return frozenset(mark.key for mark in self.marks)

    def and_also(self, mark: HandMark) -> "HandMarks":
        """Add a mark."""
        known = {one.key: one for one in self.marks}
        first = known.get(mark.key, mark)
        known[mark.key] = replace(mark, before=first.before)
        return replace(self, marks=tuple(known.values()))


HAND_MARKS = TypeAdapter(HandMarks)


def read_hand_marks(file: Path) -> HandMarks | None:
    """Read what a run gave; None if it gave nothing by hand.

    Raises
    ------
    RecordError
        If the file is damaged.
    """
    if not file.exists():
        return None
    try:
        return HAND_MARKS.validate_json(file.read_bytes())
    except (OSError, ValidationError) as error:
        raise RecordError(
            f"{file}: what was kept of a run cannot be read. Got {type(error).__name__}. "
            "This run cannot be taken back. Nothing was changed"
        ) from error


def give_mark(
    writer: Writer,
    student: str,
    item: GradedItem,
    change: Callable[[GivenMark], GivenMark],
    why: str,
) -> HandMark | None:
    """Change what a person gave for one exercise or question; None if that changes nothing.

    Parameters
    ----------
    writer : Writer
        From ``open_writer``; the run by which it can be taken back.
    student : str
        Whose. The submission must have been recorded.
    item : GradedItem
        What is marked.
    change : callable
        Takes what is given now, returns what is to be given; may raise.
    why : str
        The reason, for the ledger.

    Raises
    ------
    RecordError
        If it cannot be written; nothing was changed then.
    """
    file = writer.backups.by_hand_file
    kept = file.read_bytes() if file.exists() else None
    try:
        with writer.ledger.in_step() as append, transaction(writer.engine) as session:
            rows = submission_rows(session, student, item.topic)
            before = _given(rows, item)
            after = _settled(change(before))
            if after == before:
                return None
            _fill(session, rows, item, after)
            mark = HandMark(student, item, before, after)
            with database_faults(writer.engine.url):
                known = read_hand_marks(file) or HandMarks(writer.now, writer.undoes, ())
                stage(file, HAND_MARKS.dump_json(known.and_also(mark), indent=1)).publish()
            append(_lines(writer, mark, why))
    except Exception:
        if kept is not None:
            stage(file, kept).publish()
        else:
            file.unlink(missing_ok=True)
        raise
    return mark


def take_mark_back(writer: Writer, mark: HandMark, why: str) -> HandMark | None:
    """Bring back what stood there before a mark was given, if it stands there still."""

    def back(now: GivenMark) -> GivenMark:
        if not now.says_the_same(mark.after):
            return now
        needs = mark.before.needs_person if now.needs_person == mark.after.needs_person else None
        return replace(
            mark.before,
            auto=now.auto,
            needs_person=now.needs_person if needs is None else needs,
        )

    return give_mark(writer, mark.student, mark.item, back, why)


def read_given(url: URL, item: GradedItem) -> dict[str, GivenMark]:
    """Read what people gave for one exercise or question, by student."""
    with one_transaction(url, writes=False) as session:
        of_comments = comments_of_cell(item.topic, item.comment_cell)
        comments = {row.student_id: row[1] for row in session.execute(of_comments)}
        of_grades = grades_of_cell(item.topic, item.mark_cell)
        found = {
            row.student_id: _as_given(row[1], comments.get(row.student_id))
            for row in session.execute(of_grades)
        }
        return dict(sorted(found.items()))


def _as_given(grade: Any, comment: Any) -> GivenMark:
    return GivenMark(
        grade.manual_score,
        grade.extra_credit,
        (comment.manual_comment or "") if comment is not None else "",
        bool(grade.needs_manual_grade),
        grade.auto_score,
    )


def _given(rows: Rows, item: GradedItem) -> GivenMark:
    if item.mark_cell not in rows.grades:
        raise RecordError(
            f"{item.topic}/{item.name}: the gradebook has no cell {item.mark_cell}. "
            "Run: autograder build, then autograder setup. Nothing was recorded"
        )
    return _as_given(rows.grades[item.mark_cell], rows.comments.get(item.comment_cell))


def _settled(given: GivenMark) -> GivenMark:
    """Decide as formgrader does whether a person must still look: where there is no mark at all."""
    is_empty = given.manual is None and given.auto is None
    return replace(given, needs_person=is_empty or (given.manual is None and given.needs_person))


def _fill(session: Session, rows: Rows, item: GradedItem, given: GivenMark) -> None:
    grade = rows.grades[item.mark_cell]
    grade.manual_score, grade.extra_credit = given.manual, given.extra
    grade.needs_manual_grade = given.needs_person
    if item.comment_cell in rows.comments:
        rows.comments[item.comment_cell].manual_comment = given.comment or None
    session.flush()


def _lines(writer: Writer, mark: HandMark, why: str) -> list[LedgerLine]:
    """Write a line for each mark that a person changed; a comment is no mark."""
    changes = (
        (BY_HAND, mark.before.manual, mark.after.manual),
        (EXTRA_BY_HAND, mark.before.extra, mark.after.extra),
    )
    return [
        LedgerLine(
            writer.now,
            writer.run,
            mark.student,
            mark.item.topic,
            f"{mark.item.name}{words}",
            old,
            new,
            why,
        )
        for words, old, new in changes
        if old != new
    ]
