"""The writer of one run: gradebook and ledger, open together, and backups of what it replaces."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL, Engine
from sqlalchemy.orm import Session

from autograder.gradebook.backups import (
    Backup,
    RunBackups,
    SubmissionFiles,
    before_interruption,
    content_hash,
    files_of,
    open_backups,
    waiting_result,
)
from autograder.gradebook.database import open_engine, transaction
from autograder.gradebook.ledger import LATE_PENALTY, Ledger, LedgerLine, open_ledger
from autograder.gradebook.row_state import state_of
from autograder.gradebook.rows import FilledRows, MarkChange, Rows, submission_rows
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.staging import StagedFile, StagedGroup

FillRows = Callable[[Session, Rows], FilledRows]
"""Fills the rows of a submission."""


@dataclass(frozen=True)
class Writer:
    """The open gradebook and ledger of one run; there is one writer at a time.

    ``undoes`` names the run that this one takes back, if it is one that does.
    """

    paths: CoursePaths
    engine: Engine
    ledger: Ledger
    run: str
    clock: Callable[[], datetime]
    backups: RunBackups
    undoes: str = ""

    @property
    def now(self) -> str:
        """The time, as it is written down."""
        return self.clock().astimezone(UTC).isoformat(timespec="seconds")


@dataclass(frozen=True)
class Replacement:
    """What lies on the disk before a submission is recorded, and what is to come there.

    ``waiting`` is a hash of the result that an earlier recording left when it was cut off, ``new``
    one of the result to come; ``is_change`` says whether any file will be another one.
    """

    files: SubmissionFiles
    waiting: str
    new: str = ""
    is_change: bool = True

    def by(self, staged: StagedGroup, result: StagedFile) -> "Replacement":
        """Return this with what is staged to come; ``result`` is the stored result of that."""
        new = content_hash(result.waiting.read_bytes())
        return replace(self, new=new, is_change=staged.is_change)


def _utc_now() -> datetime:
    return datetime.now(UTC)


@contextmanager
def open_writer(
    paths: CoursePaths,
    url: URL,
    run: str,
    clock: Callable[[], datetime] = _utc_now,
    undoes: str = "",
) -> Iterator[Writer]:
    """Open the gradebook and the ledger for one run.

    Raises
    ------
    RecordError
        If there is no gradebook, or another run is recording.
    """
    engine = open_engine(url, writes=True)
    try:
        with open_ledger(paths.ledger) as ledger:
            yield Writer(paths, engine, ledger, run, clock, open_backups(paths, run), undoes)
    finally:
        engine.dispose()


def read_replaced(paths: CoursePaths, student: str, topic: str) -> Replacement:
    """Look at what is about to be replaced; this comes before anything is staged."""
    return Replacement(files_of(paths, student, topic), waiting_result(paths, student, topic))


def write_rows(
    writer: Writer, topic: Topic, student: str, files: Replacement, fill: FillRows, why: str
) -> FilledRows:
    """Fill the rows of a submission and commit them.

    Just before, what was there is backed up, and the ledger gets its lines. Both are taken back if
    anything fails, but not by a kill: the backup is then the same as what is there.
    """
    backup: Path | None = None
    try:
        with writer.ledger.in_step() as append, transaction(writer.engine) as session:
            rows = submission_rows(session, student, topic.slug)
            before = state_of(rows)
            filled = fill(session, rows)
            backup = _back_up(
                writer,
                files,
                Backup(
                    writer.run,
                    writer.now,
                    student,
                    topic.slug,
                    before,
                    state_of(rows),
                    files.new,
                    writer.undoes,
                ),
            )
            append(_due_lines(writer, topic, student, filled.all_marks, why))
    except Exception:
        if backup is not None:
            backup.unlink(missing_ok=True)
        raise
    return filled


def _back_up(writer: Writer, files: Replacement, backup: Backup) -> Path | None:
    """Back up what is replaced; nothing, if nothing is."""
    if backup.before == backup.after and not files.is_change and not files.waiting:
        return None
    whole = replace(backup, files=files.files)
    if files.waiting:
        whole = before_interruption(writer.paths, whole, files.waiting)
    return writer.backups.add(whole)


def _due_lines(
    writer: Writer, topic: Topic, student: str, marks: Sequence[MarkChange], why: str
) -> list[LedgerLine]:
    items = {exercise.check_cell: exercise.name for exercise in topic.exercises}
    items |= {question.cell: question.id for question in topic.questions}
    lines = []
    for mark in marks:
        item = items.get(mark.cell, mark.cell or LATE_PENALTY)
        last = writer.ledger.last(student, topic.slug, item)
        if last != mark.new:
            reason = mark.why or why
            line = LedgerLine(
                writer.now, writer.run, student, topic.slug, item, last, mark.new, reason
            )
            lines.append(line)
    return lines
