"""Grade submissions and record the results: the class in parallel, one writer, changes only."""

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.seeds import read_secret
from autograder.checking.task import REPLY, SubmittedCell, TaskReply, read_task, run_task
from autograder.config import CourseConfig, read_course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.copy import StudentCell
from autograder.gradebook.database import database_url
from autograder.gradebook.recording import (
    HandedIn,
    RecordReport,
    Writer,
    open_writer,
    preview,
    record,
)
from autograder.gradebook.rows import MarkChange
from autograder.gradebook.stored import stored_result
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.grounds import file_parts, hash_of, topic_grounds
from autograder.pipeline.pool import Done, LocalPool, Undone
from autograder.timestamps import TIMESTAMP_FILE, parse_timestamp

Progress = Callable[["Graded", int, int], None]


@dataclass(frozen=True)
class Selection:
    """Which submissions to grade; empty means all."""

    topics: tuple[str, ...] = ()
    students: tuple[str, ...] = ()


@dataclass(frozen=True)
class Graded:
    """What became of one submission in this run."""

    student: str
    topic: str
    result: SubmissionResult
    changes: tuple[MarkChange, ...] = ()
    needs_person: tuple[str, ...] = ()
    is_new: bool = True
    fault: str = ""
    is_engine_fault: bool = False


@dataclass(frozen=True)
class GradeReport:
    """What one run of ``grade`` did."""

    run: str
    graded: tuple[Graded, ...]
    is_dry: bool = False
    seconds: float = 0.0

    @property
    def faults(self) -> tuple[Graded, ...]:
        """Submissions for which nothing was recorded, or no score could be given."""
        return tuple(item for item in self.graded if item.fault)


@dataclass(frozen=True)
class Course:
    """What every step of a run needs to know."""

    paths: CoursePaths
    config: CourseConfig
    secret: str


@dataclass(frozen=True)
class _Waiting:
    """One submission that is to be graded."""

    student: str
    topic: Topic
    grounds: str


def open_course(root: Path) -> Course:
    """Read a course's settings and its secret."""
    paths = CoursePaths(root.resolve())
    return Course(paths, read_course(paths.root), read_secret(paths.secret))


def grade(
    course: Course,
    selection: Selection,
    *,
    jobs: int,
    is_dry: bool = False,
    is_forced: bool = False,
    progress: Progress = lambda *_: None,
) -> GradeReport:
    """Grade what has changed since it was last graded.

    Parameters
    ----------
    course : Course
        From ``open_course``.
    selection : Selection
        Topics and students.
    jobs : int
        Worker processes.
    is_dry : bool
        Show which marks would change; write nothing.
    is_forced : bool
        Ignore stored results.
    progress : callable
        Called with each finished item, how many are done, how many there are.

    Raises
    ------
    UsageError
        If a topic is unknown, or a student that was named has handed in nothing.
    RecordError
        If there is no gradebook, or another run is recording.
    """
    began = time.monotonic()
    run = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
    items: list[Graded] = []
    waiting: dict[str, _Waiting] = {}
    for topic in _topics(course, selection):
        for item in _survey(course, topic, selection.students, is_forced=is_forced):
            if isinstance(item, Graded):
                items.append(item)
            else:
                waiting[f"{topic.slug}/{item.student}"] = item
    total = len(items) + len(waiting)
    for done, item in enumerate(items, 1):
        progress(item, done, total)
    with open_writer(course.paths, database_url(course.paths.gradebook), run) as writer:
        for item in _grade_all(course, writer, waiting, jobs, is_dry=is_dry):
            items.append(item)
            progress(item, len(items), total)
    ordered = tuple(sorted(items, key=lambda item: (item.topic, item.student)))
    return GradeReport(run, ordered, is_dry, time.monotonic() - began)


def _topics(course: Course, selection: Selection) -> Iterator[Topic]:
    unknown = set(selection.topics) - set(course.config.topics)
    if unknown:
        known = ", ".join(course.config.topics)
        raise UsageError(f"no topic is named {', '.join(sorted(unknown))}. The course has: {known}")
    for slug in selection.topics or course.config.topics:
        if course.paths.release_notebook(slug).exists():
            yield read_topic(course.paths, slug)


def _survey(
    course: Course, topic: Topic, students: Sequence[str], *, is_forced: bool
) -> Iterator["Graded | _Waiting"]:
    """Sort the submissions of one topic into those that must be run and those that must not."""
    limits = course.config.limits.model_dump_json()
    ground = hash_of([topic_grounds(course.paths, topic), limits, course.secret])
    handed_in = _who_handed_in(course.paths, topic.slug)
    absent = set(students) - set(handed_in)
    if absent:
        raise UsageError(
            f"submitted/: nothing of {', '.join(sorted(absent))} for {topic.slug}. "
            "Run: autograder collect, or check the spelling"
        )
    for student in handed_in:
        if students and student not in students:
            continue
        grounds = hash_of([ground, *file_parts(course.paths.submission(student, topic.slug))])
        stored = None if is_forced else stored_result(course.paths, student, topic.slug)
        if stored is not None and stored.grounds == grounds and not stored.fault:
            yield Graded(student, topic.slug, stored, is_new=False)
        else:
            yield _Waiting(student, topic, grounds)


def _who_handed_in(paths: CoursePaths, topic: str) -> list[str]:
    if not paths.submitted.is_dir():
        return []
    folders = sorted(paths.submitted.iterdir())
    return [f.name for f in folders if paths.submission(f.name, topic).is_dir()]


def _grade_all(
    course: Course, writer: Writer, waiting: Mapping[str, _Waiting], jobs: int, *, is_dry: bool
) -> Iterator[Graded]:
    """Run the tasks and record each result as it comes."""
    stubs: dict[str, dict[str, str]] = {}
    tasks = {}
    for key, item in waiting.items():
        slug = item.topic.slug
        if slug not in stubs:
            stubs[slug] = released_stubs(course.paths, item.topic)
        folder = course.paths.submission(item.student, slug)
        tasks[key] = read_task(
            folder,
            course.paths,
            item.topic,
            item.student,
            stubs[slug],
            course.secret,
            course.config.limits,
        )
    for outcome in LocalPool(run_task, jobs).run(tasks):
        yield _record_outcome(course, writer, waiting[outcome.key], outcome, is_dry=is_dry)


def _record_outcome(
    course: Course, writer: Writer, item: _Waiting, outcome: Done | Undone, *, is_dry: bool
) -> Graded:
    if isinstance(outcome, Undone):
        result = SubmissionResult(item.student, item.topic.slug, "", (), fault=outcome.reason)
        return Graded(
            item.student, item.topic.slug, result, fault=outcome.reason, is_engine_fault=True
        )
    reply: TaskReply = REPLY.validate_json(outcome.reply)
    result = replace(reply.result, grounds=item.grounds)
    try:
        return _record(course, writer, item, result, reply.cells, is_dry=is_dry)
    except RecordError as error:
        return Graded(item.student, item.topic.slug, result, fault=str(error), is_engine_fault=True)


def _record(
    course: Course,
    writer: Writer,
    item: _Waiting,
    result: SubmissionResult,
    cells: Sequence[SubmittedCell],
    *,
    is_dry: bool,
) -> Graded:
    """Write one result, or only say what it would change."""
    folder = course.paths.submission(item.student, item.topic.slug)
    handed_in = HandedIn(
        tuple(StudentCell(cell.cell_type, cell.source, cell.grade_id) for cell in cells),
        _handed_in_at(folder, ZoneInfo(course.config.timezone)),
    )
    rule = _late_rule(course.config, item.topic.slug)
    if is_dry:
        url = database_url(course.paths.gradebook)
        changes = preview(course.paths, url, item.topic, result, handed_in, rule)
        return Graded(item.student, item.topic.slug, result, changes, fault=result.fault)
    report: RecordReport = record(writer, item.topic, result, handed_in, rule)
    return Graded(
        item.student,
        item.topic.slug,
        result,
        report.changes,
        report.needs_person,
        fault=result.fault,
    )


def _handed_in_at(folder: Path, zone: ZoneInfo) -> datetime | None:
    """Read when a submission came; None if nobody wrote it down."""
    path = folder / TIMESTAMP_FILE
    if not path.exists():
        return None
    text = path.read_text(errors="replace")
    try:
        return parse_timestamp(text, zone)
    except ValueError as error:
        raise RecordError(
            f"{path}: no time can be read. Got {text[:40]!r}. "
            "Write one such as 2026-10-05 17:00 UTC"
        ) from error


def _late_rule(config: CourseConfig, topic: str) -> Callable[[float, float], float]:
    """Turn the course's rule into what the writer asks for: points off for a score and a delay."""
    due = config.due_at(topic)

    def points_off(score: float, seconds_late: float) -> float:
        return score * config.late.share_lost_after(seconds_late) if due is not None else 0.0

    return points_off


def released_stubs(paths: CoursePaths, topic: Topic) -> dict[str, str]:
    """Give the stub of every exercise as it was released."""
    return {e.name: read_reference(paths, topic.slug, e.name).stub for e in topic.exercises}
