"""Take a run back: for each submission, what the run replaced comes into its place again.

The order of writes is that of ``recording``: files are staged, the rows are filled, what is there
now is kept, the ledger gets its lines, the transaction commits, the files are moved into place.
So a run that takes back is a run like others: it can be taken back itself, and one that was
killed is gone on with by taking back the same run once more.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy.orm import Session

from autograder.errors import UsageError
from autograder.gradebook.backups import (
    Backup,
    RunBackups,
    SubmissionFiles,
    files_of,
    runs_with_backups,
    waiting_result,
)
from autograder.gradebook.database import database_faults
from autograder.gradebook.extensions import Extension, ExtensionChange, Key, read_extensions
from autograder.gradebook.hand_marks import read_hand_marks
from autograder.gradebook.row_state import put_back
from autograder.gradebook.rows import FilledRows, LateTerms, MarkChange, Rows
from autograder.gradebook.writer import Writer, read_replaced, write_rows
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.staging import StagedFile, published_together, stage, stage_removal, waited_for


@dataclass(frozen=True)
class PastRun:
    """A run whose replaced state is backup.

    ``undoes`` names the run that it took back, ``undone_by`` the run that took it back.
    """

    backups: RunBackups
    time: str
    undoes: str = ""
    undone_by: str = ""


def past_runs(paths: CoursePaths) -> list[PastRun]:
    """List the runs that can be taken back or have been, the oldest first."""
    found: list[PastRun] = []
    for backups in runs_with_backups(paths):
        given = backups.extension_change or read_hand_marks(backups.by_hand_file)
        first = next(backups.backups(), None) or given
        if first is not None:
            found.append(PastRun(backups, first.time, first.undoes))
    for place in range(len(found) - 1, -1, -1):  # the last word first: an undo may be undone
        last = found[place]
        if last.undoes and not last.undone_by:
            found[:place] = [
                replace(one, undone_by=last.backups.run) if one.backups.run == last.undoes else one
                for one in found[:place]
            ]
    return found


def choose_run(paths: CoursePaths, name: str) -> PastRun:
    """Find the run to take back; ``undone_by`` names the run that began this and was cut off.

    Raises
    ------
    UsageError
        If there is no such run, it was taken back, or a later run changed the same submissions.
    """
    runs = past_runs(paths)
    chosen = next((run for run in runs if run.backups.run == name), None)
    if chosen is None:
        known = ", ".join(run.backups.run for run in runs[::-1][:3]) or "none"
        raise UsageError(
            f"{name}: no run of this name can be taken back. The latest are: {known}. "
            "To list all, run: autograder undo. Nothing was changed"
        )
    later = runs[runs.index(chosen) + 1 :]
    settled = {run.backups.run for run in runs if run.undone_by and run is not chosen}
    in_force = [
        run.backups.run
        for run in later
        if run.backups.run not in settled
        and run.undoes not in settled
        and run.backups.run != chosen.undone_by
        and _touch_the_same(run.backups, chosen.backups)
    ]
    if in_force:
        raise UsageError(
            f"{name}: later runs recorded the same submissions: {', '.join(in_force)}. "
            f"Take these back first, the last one first: autograder undo {in_force[-1]}. "
            "Nothing was changed"
        )
    if chosen.undone_by and _is_all_back(paths, chosen.backups):
        raise UsageError(
            f"{name}: it was taken back before, by {chosen.undone_by}. To bring its marks in "
            f"again, take that back: autograder undo {chosen.undone_by}. Nothing was changed"
        )
    return chosen


def _touch_the_same(one: RunBackups, other: RunBackups) -> bool:
    """Whether two runs changed the same submissions, extensions, or marks by hand."""
    return bool(one.submissions & other.submissions or _given(one) & _given(other))


def _given(run: RunBackups) -> frozenset[tuple[str, ...]]:
    """Name the extensions that a run granted, and the marks that it gave by hand."""
    granted, marks = run.extension_change, read_hand_marks(run.by_hand_file)
    return frozenset([*(granted.keys if granted else ()), *(marks.keys if marks else ())])


def _is_all_back(paths: CoursePaths, run: RunBackups) -> bool:
    change = run.extension_change
    is_granted = change is not None and changes_to_take_back(paths, change)
    return not is_granted and all(is_back(paths, backup) for backup in run.backups())


def changes_to_take_back(
    paths: CoursePaths, change: ExtensionChange
) -> dict[Key, Extension | None]:
    """Return what must become of the extensions that a run changed, where that is not so yet."""
    there = read_extensions(paths).by_key
    wanted = {(student, topic): before for student, topic, before, _ in change.changes}
    return {key: before for key, before in wanted.items() if there.get(key) != before}


def is_back(paths: CoursePaths, backup: Backup) -> bool:
    """Whether the files of a submission are those from before a run."""
    there = files_of(paths, backup.student, backup.topic)
    return there == backup.files and not waiting_result(paths, backup.student, backup.topic)


def take_back(
    writer: Writer, topic: Topic, backup: Backup, late: LateTerms
) -> tuple[MarkChange, ...]:
    """Bring one submission back to what it was before a run; give the marks that changed.

    Raises
    ------
    RecordError
        If anything could not be written; nothing was recorded then.
    """
    old = read_replaced(writer.paths, backup.student, backup.topic)

    def fill_in(session: Session, rows: Rows) -> FilledRows:
        return put_back(session, rows, backup.before, backup.after, late)

    with published_together() as staged:
        with database_faults(writer.engine.url):
            for final, content in _wanted_copy(writer.paths, backup, old.files).items():
                staged.files.append(_staged(final, content))
            stored = writer.paths.stored_result(backup.student, backup.topic)
            staged.last = result = _staged(stored, backup.files.result)
        why = f"taken back: {backup.run}"
        old = old.by(staged, result)
        return write_rows(writer, topic, backup.student, old, fill_in, why).changes


def _staged(final: Path, content: bytes | None) -> StagedFile:
    return stage_removal(final) if content is None else stage(final, content)


def _wanted_copy(
    paths: CoursePaths, backup: Backup, there: SubmissionFiles
) -> dict[Path, bytes | None]:
    """Return what must lie in ``autograded/``, by its path; None for nothing."""
    folder = paths.autograded_submission(backup.student, backup.topic)
    wanted: dict[Path, bytes | None] = {folder / name: None for name in there.copy}
    wanted |= dict.fromkeys(waited_for(folder))  # left by an undo that was killed
    wanted |= {folder / name: data for name, data in backup.files.copy.items()}
    return wanted
