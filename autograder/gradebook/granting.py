"""Grant extensions and take them back: into their file, the ledger, and nbgrader's own place.

The order is that of ``recording``: what is replaced is kept first, then the ledger gets its lines,
then the file is moved into its place. A run that was killed is gone on with by running it again:
what is there already changes nothing.
"""

from collections.abc import Mapping
from datetime import timedelta

from nbgrader.api import Assignment, SubmittedAssignment
from sqlalchemy import select

from autograder.gradebook.database import database_faults, transaction
from autograder.gradebook.extensions import (
    EVERYONE,
    Extension,
    ExtensionChange,
    Extensions,
    Key,
    read_extensions,
    stage_extensions,
)
from autograder.gradebook.lateness import LatePolicy
from autograder.gradebook.ledger import EXTENSION, LedgerLine
from autograder.gradebook.rows import set_extension
from autograder.gradebook.writer import Writer

_HOUR = timedelta(hours=1)


def change_extensions(
    writer: Writer, policy: LatePolicy, changes: Mapping[Key, Extension | None], why: str = ""
) -> Extensions:
    """Write some extensions anew; None takes one back. Give all that there are then.

    Parameters
    ----------
    writer : Writer
        From ``open_writer``.
    policy : LatePolicy
        Knows when topics are due.
    changes : mapping
        The extensions, by student and topic.
    why : str
        The reason, for the ledger; by default that of the extension.

    Raises
    ------
    RecordError
        If anything could not be written.
    """
    before = read_extensions(writer.paths)
    kept = [(*key, before.by_key.get(key), new) for key, new in sorted(changes.items())]
    kept = [change for change in kept if change[2] != change[3]]
    after = before.changed(changes)
    if not kept:
        return after
    with database_faults(writer.engine.url):
        staged = stage_extensions(writer.paths, after)
        writer.backups.keep_change(ExtensionChange(writer.now, writer.undoes, tuple(kept)))
        with writer.ledger.in_step() as append:
            append([_line(writer, policy, one[:2], *one[2:], why) for one in kept])
            staged.publish()
    return after


def write_extensions(writer: Writer, policy: LatePolicy, topic: str, students: set[str]) -> None:
    """Write the extensions of some students, or of everyone, into the rows that there are."""
    with transaction(writer.engine) as session:
        rows = session.scalars(
            select(SubmittedAssignment)
            .join(Assignment, Assignment.id == SubmittedAssignment.assignment_id)
            .where(Assignment.name == topic)
        )
        for row in rows:
            if EVERYONE in students or row.student_id in students:
                set_extension(row, policy.until(row.student_id, topic))


def _line(
    writer: Writer,
    policy: LatePolicy,
    key: Key,
    old: Extension | None,
    new: Extension | None,
    why: str,
) -> LedgerLine:
    student, topic = key
    until = new.until.isoformat(timespec="minutes") if new is not None else ""
    granted = f"extended until {until}" if until else "the extension was taken back"
    reason = why or (new.reason if new is not None else "")
    return LedgerLine(
        writer.now,
        writer.run,
        student,
        topic,
        EXTENSION,
        _hours(policy, old),
        _hours(policy, new),
        f"{granted}: {reason}" if reason else granted,
    )


def _hours(policy: LatePolicy, extension: Extension | None) -> float | None:
    """Return how many hours after the due date an extension ends."""
    due = policy.due(extension.topic) if extension is not None else None
    if extension is None or due is None:
        return None
    return round((extension.until - due) / _HOUR, 4)
