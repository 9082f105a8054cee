"""Take a run back, and list the runs for which that can be done."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from autograder.authoring.assignment import read_topic
from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.backups import RunBackups
from autograder.gradebook.extensions import ExtensionChange, read_extensions
from autograder.gradebook.granting import change_extensions, write_extensions
from autograder.gradebook.hand_marks import HandMark, read_hand_marks, take_mark_back
from autograder.gradebook.lateness import LatePolicy, read_late_policy
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.penalties import pending_penalties, renew_penalties
from autograder.gradebook.rows import MarkChange
from autograder.gradebook.undo_run import (
    changes_to_take_back,
    choose_run,
    is_back,
    past_runs,
    take_back,
)
from autograder.gradebook.writer import Writer, open_writer
from autograder.grading.record import topics_that_hang_together
from autograder.grading.run_names import new_run_name
from autograder.model import Topic
from autograder.pipeline.feedback import publish_feedback


@dataclass(frozen=True)
class RunLine:
    """One run in the list: when, how many submissions, marks and extensions it changed."""

    run: str
    time: str
    submissions: int
    marks: int
    extensions: int = 0
    undoes: str = ""
    undone_by: str = ""


@dataclass(frozen=True)
class RunList:
    """The runs that can be taken back or have been, the latest first."""

    runs: tuple[RunLine, ...]


@dataclass(frozen=True)
class TakenBack:
    """One submission that is as it was before the run; ``fault`` says why it could not be."""

    student: str
    topic: str
    changes: tuple[MarkChange, ...] = ()
    fault: str = ""


@dataclass(frozen=True)
class UndoReport:
    """What one run of ``undo`` did; ``pages`` counts the feedback pages that were made again.

    ``extensions`` counts the extensions that it took back or brought back.
    """

    run: str
    undone: str
    submissions: tuple[TakenBack, ...]
    pages: int = 0
    is_dry: bool = False
    repairs: tuple[str, ...] = ()
    extensions: int = 0


def list_runs(course: Course) -> RunList:
    """List what can be taken back."""
    lines = read_ledger(course.paths.ledger)
    counts = {run: sum(line.run == run for line in lines) for run in {line.run for line in lines}}
    return RunList(
        tuple(
            RunLine(
                past.backups.run,
                past.time,
                len(past.backups.submissions | _given_to(past.backups)),
                counts.get(past.backups.run, 0) - _extensions(past.backups),
                _extensions(past.backups),
                past.undoes,
                past.undone_by,
            )
            for past in reversed(past_runs(course.paths))
        )
    )


def _extensions(run: RunBackups) -> int:
    change = run.extension_change
    return len(change.changes) if change is not None else 0


def undo(course: Course, run: str, *, is_dry: bool = False) -> UndoReport:
    """Take a run back.

    Parameters
    ----------
    course : Course
        The course; late penalties are computed anew, by its settings.
    run : str
        The run, as the list names it.
    is_dry : bool
        Say which marks would change; write nothing.

    Raises
    ------
    UsageError
        If there is no such run, or a later run recorded the same submissions.
    RecordError
        If another run is recording.
    """
    paths = course.paths
    if is_dry:
        return _preview(course, choose_run(paths, run).backups)
    begun = ""
    with suppress(UsageError):  # it is said below, while no other run can write
        begun = choose_run(paths, run).undone_by
    name = begun or new_run_name()
    done: list[TakenBack] = []
    with open_writer(paths, course.database, name, undoes=run) as writer:
        past = choose_run(paths, run).backups
        change = past.extension_change
        policy = _take_extensions_back(course, writer, change, run)
        for backup in past.backups():
            if begun and is_back(paths, backup):
                continue
            topic = read_topic(paths, backup.topic)
            terms = policy.terms(backup.student, backup.topic)
            try:
                changes = take_back(writer, topic, backup, terms)
                done.append(TakenBack(backup.student, backup.topic, changes))
            except RecordError as error:
                done.append(TakenBack(backup.student, backup.topic, fault=str(error)))
        done += _take_hand_marks_back(writer, past)
        done += _renew_penalties(course, writer, past)
        repairs = tuple(writer.ledger.repairs)
    pages = _renew_pages(course, [item for item in done if not item.fault])
    granted = change.changes if change is not None else ()
    return UndoReport(name, run, tuple(done), pages, repairs=repairs, extensions=len(granted))


def _take_extensions_back(
    course: Course, writer: Writer, change: ExtensionChange | None, run: str
) -> LatePolicy:
    """Bring back the extensions from before a run; say what lateness costs then."""
    config, there = course.config, read_extensions(course.paths)
    if change is None:
        return read_late_policy(course.database, config, there)
    wanted = changes_to_take_back(course.paths, change)
    policy = read_late_policy(course.database, config, there)
    after = change_extensions(writer, policy, wanted, f"taken back: {run}")
    policy = read_late_policy(course.database, config, after, cleared=change.keys)
    for topic in sorted({topic for _, topic in change.keys}):
        write_extensions(
            writer, policy, topic, {who for who, where in change.keys if where == topic}
        )
    return policy


def _renew_penalties(course: Course, writer: Writer, past: RunBackups) -> list[TakenBack]:
    """Compute the penalties that hang on what was taken back."""
    change = past.extension_change
    moved = {topic for _, topic in _given_to(past)}
    moved |= {topic for _, topic in change.keys} if change is not None else set()
    if course.config.late.is_budget:
        moved |= {topic for _, topic in past.submissions}
    cleared = change.keys if change is not None else ()
    extensions = read_extensions(course.paths)
    policy = read_late_policy(course.database, course.config, extensions, cleared=cleared)
    slugs = topics_that_hang_together(course, sorted(moved)) if moved else []
    return [
        TakenBack(student, slug, (penalty,))
        for slug in slugs
        for student, penalty in renew_penalties(writer, slug, policy.terms).items()
    ]


def _preview(course: Course, past: RunBackups) -> UndoReport:
    """Report what taking a run back would change."""
    would = [
        TakenBack(one.student, one.topic, _difference(one.after.auto, one.before.auto))
        for one in past.backups()
    ]
    would += [_taken_from(replace(m, before=m.after, after=m.before)) for m in _given_in(past)]
    change = past.extension_change
    if change is None:
        return UndoReport("", past.run, tuple(would), is_dry=True)
    wanted = changes_to_take_back(course.paths, change)
    extensions = read_extensions(course.paths).changed(wanted)
    policy = read_late_policy(course.database, course.config, extensions, cleared=change.keys)
    slugs = topics_that_hang_together(course, sorted({topic for _, topic in change.keys}))
    would += [
        TakenBack(student, slug, (penalty,))
        for slug in slugs
        for student, penalty in pending_penalties(course.database, slug, policy.terms).items()
    ]
    return UndoReport("", past.run, tuple(would), is_dry=True, extensions=len(wanted))


def _given_in(run: RunBackups) -> tuple[HandMark, ...]:
    given = read_hand_marks(run.by_hand_file)
    return given.marks if given is not None else ()


def _given_to(run: RunBackups) -> frozenset[tuple[str, str]]:
    return frozenset((mark.student, mark.item.topic) for mark in _given_in(run))


def _take_hand_marks_back(writer: Writer, run: RunBackups) -> list[TakenBack]:
    """Bring back what stood where the run gave marks by hand."""
    why = f"taken back: {run.run}"
    taken = [take_mark_back(writer, mark, why) for mark in _given_in(run)]
    return [_taken_from(back) for back in taken if back is not None]


def _taken_from(mark: HandMark) -> TakenBack:
    old, new = mark.before.score, mark.after.score
    changes = (MarkChange(mark.item.mark_cell, old, new),) if old != new else ()
    return TakenBack(mark.student, mark.item.topic, changes)


def _difference(
    now: Mapping[str, float | None], then: Mapping[str, float | None]
) -> tuple[MarkChange, ...]:
    return tuple(
        MarkChange(cell, mark, then.get(cell))
        for cell, mark in now.items()
        if mark != then.get(cell)
    )


def _renew_pages(course: Course, items: Iterable[TakenBack]) -> int:
    """Make the feedback pages that are there once more; remove those of what is not graded now."""
    count, paths = 0, course.paths
    students: dict[str, list[str]] = {}
    for item in items:
        page = paths.feedback_page(item.student, item.topic)
        if page.exists() and not paths.stored_result(item.student, item.topic).exists():
            page.unlink()
            count += 1
        elif page.exists():
            students.setdefault(item.topic, []).append(item.student)
    for slug, graded in students.items():
        topic: Topic = read_topic(paths, slug)
        count += len(publish_feedback(course, [topic], graded).written)
    return count
