"""Take a run back, and list the runs for which that can be done."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from autograder.authoring.assignment import read_topic
from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.backups import RunBackups
from autograder.gradebook.hand_marks import HandMark, read_hand_marks, take_mark_back
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.penalties import renew_penalties
from autograder.gradebook.rows import MarkChange
from autograder.gradebook.undo_run import choose_run, is_back, past_runs, take_back
from autograder.gradebook.writer import Writer, open_writer
from autograder.grading.record import late_rule
from autograder.grading.run_names import new_run_name
from autograder.model import Topic
from autograder.pipeline.feedback import publish_feedback


@dataclass(frozen=True)
class RunLine:
    """One run in the list: when, how many submissions it recorded, how many marks it changed."""

    run: str
    time: str
    submissions: int
    marks: int
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
    """What one run of ``undo`` did; ``pages`` counts the feedback pages that were made again."""

    run: str
    undone: str
    submissions: tuple[TakenBack, ...]
    pages: int = 0
    is_dry: bool = False
    repairs: tuple[str, ...] = ()


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
                counts.get(past.backups.run, 0),
                past.undoes,
                past.undone_by,
            )
            for past in reversed(past_runs(course.paths))
        )
    )


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
        past = choose_run(paths, run).backups
        would = [
            TakenBack(one.student, one.topic, _difference(one.after.auto, one.before.auto))
            for one in past.backups()
        ]
        would += [_taken_from(replace(m, before=m.after, after=m.before)) for m in _given_in(past)]
        return UndoReport("", run, tuple(would), is_dry=True)
    begun = ""
    with suppress(UsageError):  # it is said below, while no other run can write
        begun = choose_run(paths, run).undone_by
    name = begun or new_run_name()
    done: list[TakenBack] = []
    with open_writer(paths, course.database, name, undoes=run) as writer:
        past = choose_run(paths, run).backups
        for backup in past.backups():
            if begun and is_back(paths, backup):
                continue
            topic = read_topic(paths, backup.topic)
            rule = late_rule(course.config, backup.topic)
            try:
                changes = take_back(writer, topic, backup, rule)
                done.append(TakenBack(backup.student, backup.topic, changes))
            except RecordError as error:
                done.append(TakenBack(backup.student, backup.topic, fault=str(error)))
        done += _take_hand_marks_back(course, writer, past)
        repairs = tuple(writer.ledger.repairs)
    pages = _renew_pages(course, [item for item in done if not item.fault])
    return UndoReport(name, run, tuple(done), pages, repairs=repairs)


def _given_in(run: RunBackups) -> tuple[HandMark, ...]:
    given = read_hand_marks(run.by_hand_file)
    return given.marks if given is not None else ()


def _given_to(run: RunBackups) -> frozenset[tuple[str, str]]:
    return frozenset((mark.student, mark.item.topic) for mark in _given_in(run))


def _take_hand_marks_back(course: Course, writer: Writer, run: RunBackups) -> list[TakenBack]:
    """Bring back what stood where the run gave marks by hand, and the penalties that hang on it."""
    why = f"taken back: {run.run}"
    done = []
    for mark in _given_in(run):
        back = take_mark_back(writer, mark, why)
        if back is not None:
            done.append(_taken_from(back))
    for slug in {mark.item.topic for mark in _given_in(run)}:
        renew_penalties(writer, slug, late_rule(course.config, slug))
    return done


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
