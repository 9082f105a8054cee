"""Record the result of one submission: gradebook, ``autograded/`` copy, ledger, stored result.

The order of writes, for one submission:

1. the copy and the stored result are staged: complete, on the disk, beside their places;
2. the rows are filled in one transaction, not yet committed;
3. what was there before is backed up, and the ledger gets a line for every mark that changed;
4. the transaction is committed: from here on the result counts;
5. the copy is moved into its place, then the stored result.

Whatever *fails* (no room, no permission, a locked database) does so in 1 to 4: the ledger's lines
and the staged files are taken back, and nothing was recorded. Only renames come after the commit.

Whatever is *killed* is fixed by recording the same submission again, which the next run does,
because ``stored_result`` gives nothing while a staged result is left behind:

- killed in 1 or 2: nothing counts yet; staged files are overwritten;
- killed in 3: the backup is what is there, so that taking the run back does nothing; a line
  that was cut off is removed when the ledger is opened; whole lines say what the next run records,
  and are not repeated, since a line is due only when a mark differs from the ledger's last one;
- killed in 4: SQLite rolls back or has committed, and both cases are covered above and below;
- killed in 5: the marks are right, and the next run moves the same copy and result into place.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.orm import Session

from autograder.errors import RecordError
from autograder.gradebook.copy import read_released_cells, stage_autograded_copy
from autograder.gradebook.database import database_faults, one_transaction
from autograder.gradebook.result_store import (
    answer_hash,
    earlier_hand_in,
    result_bytes,
    stored_answers,
)
from autograder.gradebook.rows import (
    CellMark,
    FilledRows,
    Findings,
    LateTerms,
    MarkChange,
    Rows,
    fill_rows,
    submission_rows,
)
from autograder.gradebook.writer import Writer, read_replaced, write_rows
from autograder.hand_in import HandInFacts
from autograder.model import SubmissionResult, SubmittedCell, Topic
from autograder.paths import CoursePaths
from autograder.staging import StagedFile, StagedGroup, published_together, stage


@dataclass(frozen=True)
class HandedIn:
    """The submission that a result is about: its cells as they were, when it came, its receipt."""

    cells: tuple[SubmittedCell, ...]
    timestamp: datetime | None = None
    receipt: str = ""


@dataclass(frozen=True)
class RecordReport:
    """What recording one submission changed, and what still waits for a person."""

    student: str
    topic: str
    changes: tuple[MarkChange, ...]
    penalty: float | None
    needs_person: tuple[str, ...]

    @property
    def is_change(self) -> bool:
        """Whether any mark moved."""
        return bool(self.changes)


NO_PENALTY = LateTerms()
"""Takes nothing off, however late."""


def record_submission(
    writer: Writer,
    topic: Topic,
    result: SubmissionResult,
    handed_in: HandedIn,
    late: LateTerms = NO_PENALTY,
    why: str = "graded",
) -> RecordReport:
    """Record one submission; the module's docstring says in which order and why.

    Parameters
    ----------
    writer : Writer
        From ``open_writer``.
    topic : Topic
        The topic of the submission.
    result : SubmissionResult
        What grading found. An exercise without a score gets no mark and needs a person.
    handed_in : HandedIn
        The student's cells, and the time of the submission.
    late : LateTerms
        What lateness means for this submission.
    why : str
        The reason, for the ledger.

    Raises
    ------
    RecordError
        If anything could not be written; nothing was recorded then.
    """
    findings = _findings(writer.paths, topic, result, handed_in, late)
    old = read_replaced(writer.paths, result.student, topic.slug)

    def fill_in(session: Session, rows: Rows) -> FilledRows:
        return fill_rows(session, rows, findings)

    with published_together() as staged:
        stored = _stage_files(staged, writer, topic, result, handed_in)
        old = old.by(staged, stored)
        filled = write_rows(writer, topic, result.student, old, fill_in, why)
    return RecordReport(
        result.student, topic.slug, filled.changes, filled.penalty.new, filled.needs_person
    )


def _stage_files(
    staged: StagedGroup,
    writer: Writer,
    topic: Topic,
    result: SubmissionResult,
    handed_in: HandedIn,
) -> StagedFile:
    """Stage the copy, and last the stored result, which tells that all else is there; return it."""
    answers = _answer_hashes(topic, handed_in)
    stored = writer.paths.stored_result(result.student, topic.slug)
    with database_faults(writer.engine.url):
        staged.files += stage_autograded_copy(
            writer.paths, topic, result, handed_in.cells, handed_in.timestamp
        )
        facts = _facts(stored, result, handed_in)
        staged.last = stage(stored, result_bytes(result, answers, facts))
    return staged.last


def _facts(stored: Path, result: SubmissionResult, handed_in: HandedIn) -> HandInFacts:
    moment = handed_in.timestamp
    return HandInFacts(
        "" if moment is None else moment.isoformat(),
        handed_in.receipt,
        earlier_hand_in(stored, result),
    )


def preview_submission(
    paths: CoursePaths,
    url: URL,
    topic: Topic,
    result: SubmissionResult,
    handed_in: HandedIn,
    late: LateTerms = NO_PENALTY,
) -> tuple[MarkChange, ...]:
    """Report which marks recording this result would change; nothing is written."""
    findings = _findings(paths, topic, result, handed_in, late)
    with one_transaction(url, writes=True) as session:
        rows = submission_rows(session, findings.student, findings.topic)
        filled = fill_rows(session, rows, findings)
        session.rollback()
    return filled.changes


def _findings(
    paths: CoursePaths,
    topic: Topic,
    result: SubmissionResult,
    handed_in: HandedIn,
    late: LateTerms,
) -> Findings:
    student = result.student
    if result.topic != topic.slug or Path(student).name != student or student in ("", ".", ".."):
        raise RecordError(
            f"{result.topic}: the result cannot be filed. Got student {student!r}, and a result "
            f"of {result.topic!r} for {topic.slug!r}. Nothing was recorded"
        )
    known = stored_answers(paths.stored_result(student, topic.slug))
    marks = _marks(topic, result, _answer_hashes(topic, handed_in), known)
    untouched = _untouched(paths, topic, handed_in)
    return Findings(student, topic.slug, handed_in.timestamp, marks, untouched, late)


def auto_marks(topic: Topic, result: SubmissionResult) -> dict[str, float | None]:
    """Return the mark of every graded cell; None where a person gives it, or on a grader error."""
    scores = {found.exercise: found.score for found in result.exercises if not result.fault}
    marks: dict[str, float | None] = {
        exercise.check_cell: scores.get(exercise.name) for exercise in topic.exercises
    }
    for question in topic.questions:
        is_open = result.fault or question.id in result.answered_questions
        marks[question.cell] = None if is_open else 0.0
    return marks


def _marks(
    topic: Topic, result: SubmissionResult, answers: Mapping[str, str], known: Mapping[str, str]
) -> dict[str, CellMark]:
    """Turn a result into marks by graded cell; say which written answers are the same as before."""
    changed = {
        question.cell
        for question in topic.questions
        if question.id not in answers or answers[question.id] != known.get(question.id)
    }
    return {
        cell: CellMark(mark, is_same=cell not in changed)
        for cell, mark in auto_marks(topic, result).items()
    }


def _last_sources(handed_in: HandedIn) -> dict[str, str]:
    return {cell.grade_id: cell.source for cell in handed_in.cells if cell.grade_id}


def _answer_hashes(topic: Topic, handed_in: HandedIn) -> dict[str, str]:
    sources = _last_sources(handed_in)
    return {
        question.id: answer_hash(sources[question.cell])
        for question in topic.questions
        if question.cell in sources
    }


def _untouched(paths: CoursePaths, topic: Topic, handed_in: HandedIn) -> frozenset[str]:
    """Find the answer cells that stand as they were released, or are gone."""
    sources = _last_sources(handed_in)
    released = read_released_cells(paths.release_notebook(topic.slug))
    return frozenset(
        name for name, cell in released.items() if sources.get(name) in (None, cell["source"])
    )
