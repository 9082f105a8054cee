"""Take a run back: for each submission, what the run replaced comes into its place again.

The order of writes is that of ``recording``: files are staged, the rows are filled, what is there
now is kept, the ledger gets its lines, the transaction commits, the files are moved into place.
So a run that takes back is a run like others: it can be taken back itself, and one that was
killed is gone on with by taking back the same run once more.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy.orm import Session

from autograder.errors import UsageError
from autograder.gradebook.backups import Files, Kept, KeptRun, files_of, kept_runs, waiting_result
from autograder.gradebook.database import database_faults
from autograder.gradebook.row_state import put_back
from autograder.gradebook.rows import LateRule, MarkChange, Rows
from autograder.gradebook.writer import Writer, replaced, write_rows
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.staging import published_together, stage, stage_removal, waited_for


@dataclass(frozen=True)
class PastRun:
    """A run whose replaced state is kept.

    ``undoes`` names the run that it took back, ``undone_by`` the run that took it back.
    """

    kept: KeptRun
    time: str
    undoes: str = ""
    undone_by: str = ""


def past_runs(paths: CoursePaths) -> list[PastRun]:
    """List the runs that can be taken back or have been, the oldest first."""
    found: list[PastRun] = []
    for kept in kept_runs(paths):
        first = next(kept.kept(), None)
        if first is not None:
            found.append(PastRun(kept, first.time, first.undoes))
    for place in range(len(found) - 1, -1, -1):  # the last word first: an undo may be undone
        last = found[place]
        if last.undoes and not last.undone_by:
            found[:place] = [
                replace(one, undone_by=last.kept.run) if one.kept.run == last.undoes else one
                for one in found[:place]
            ]
    return found


def choose_run(paths: CoursePaths, name: str) -> tuple[PastRun, str]:
    """Find the run to take back, and the run by which that was begun before and cut off, if any.

    Raises
    ------
    UsageError
        If there is no such run, it was taken back, or a later run changed the same submissions.
    """
    runs = past_runs(paths)
    chosen = next((run for run in runs if run.kept.run == name), None)
    if chosen is None:
        known = ", ".join(run.kept.run for run in runs[::-1][:3]) or "none"
        raise UsageError(
            f"{name}: no run of this name can be taken back. The latest are: {known}. "
            "To list all, run: autograder undo. Nothing was changed"
        )
    later = runs[runs.index(chosen) + 1 :]
    settled = {run.kept.run for run in runs if run.undone_by and run is not chosen}
    in_force = [
        run.kept.run
        for run in later
        if run.kept.run not in settled
        and run.undoes not in settled
        and run.kept.run != chosen.undone_by
        and run.kept.submissions & chosen.kept.submissions
    ]
    if in_force:
        raise UsageError(
            f"{name}: later runs recorded the same submissions: {', '.join(in_force)}. "
            f"Take these back first, the last one first: autograder undo {in_force[-1]}. "
            "Nothing was changed"
        )
    if chosen.undone_by and all(is_back(paths, kept) for kept in chosen.kept.kept()):
        raise UsageError(
            f"{name}: it was taken back before, by {chosen.undone_by}. To bring its marks in "
            f"again, take that back: autograder undo {chosen.undone_by}. Nothing was changed"
        )
    return chosen, chosen.undone_by


def is_back(paths: CoursePaths, kept: Kept) -> bool:
    """Whether the files of a submission are those from before a run."""
    there = files_of(paths, kept.student, kept.topic)
    return there == kept.files and not waiting_result(paths, kept.student, kept.topic)


def take_back(
    writer: Writer, topic: Topic, kept: Kept, late_rule: LateRule
) -> tuple[MarkChange, ...]:
    """Bring one submission back to what it was before a run; give the marks that changed.

    Raises
    ------
    RecordError
        If anything could not be written; nothing was recorded then.
    """
    old = replaced(writer.paths, kept.student, kept.topic)

    def fill_in(session: Session, rows: Rows) -> Sequence[MarkChange]:
        return put_back(session, rows, kept.before, kept.after, late_rule)

    with published_together() as staged:
        with database_faults(writer.engine.url):
            for final, content in _wanted(writer.paths, kept, old.files).items():
                staged.append(stage_removal(final) if content is None else stage(final, content))
        why = f"taken back: {kept.run}"
        marks = write_rows(writer, topic, kept.student, old.by(staged), fill_in, why)
    return tuple(mark for mark in marks if mark.old != mark.new)


def _wanted(paths: CoursePaths, kept: Kept, there: Files) -> dict[Path, bytes | None]:
    """Say what must lie where, None for nothing; the stored result comes last."""
    folder = paths.autograded_submission(kept.student, kept.topic)
    wanted: dict[Path, bytes | None] = {folder / name: None for name in there.copy}
    wanted |= dict.fromkeys(waited_for(folder))  # left by an undo that was killed
    wanted |= {folder / name: data for name, data in kept.files.copy.items()}
    wanted[paths.stored_result(kept.student, kept.topic)] = kept.files.result
    return wanted
