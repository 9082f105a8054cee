"""Grade submissions and record the results: the class in parallel, one writer, changes only."""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from pydantic import ValidationError

from autograder.authoring.reference import read_reference
from autograder.checking.task import REPLY, SubmittedCell, TaskReply, read_task, run_task
from autograder.config import CourseConfig
from autograder.errors import RecordError
from autograder.gradebook.copy import StudentCell
from autograder.gradebook.database import database_url
from autograder.gradebook.penalties import renew_penalties
from autograder.gradebook.recording import HandedIn, Writer, open_writer, preview, record
from autograder.gradebook.rows import MarkChange
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.pool import Done, LocalPool, Undone
from autograder.pipeline.survey import Course, Selection, Submitted, selected_topics, survey
from autograder.sandbox.levels import Level, choose_level
from autograder.timestamps import TIMESTAMP_FILE, parse_timestamp

KEPT = "{fault} The marks that this submission had before were kept."

LateRule = Callable[[float, float], float]


@dataclass(frozen=True)
class Graded:
    """What became of one submission in this run.

    ``fault`` says why it has no score; ``is_ours`` whether the fault is the engine's.
    """

    student: str
    topic: str
    result: SubmissionResult
    changes: tuple[MarkChange, ...] = ()
    needs_person: tuple[str, ...] = ()
    is_new: bool = True
    fault: str = ""
    is_ours: bool = False


@dataclass(frozen=True)
class GradeReport:
    """What one run of ``grade`` did."""

    run: str
    graded: tuple[Graded, ...]
    repairs: tuple[str, ...] = ()
    is_dry: bool = False
    seconds: float = 0.0

    @property
    def faults(self) -> tuple[Graded, ...]:
        """Submissions that have no score."""
        return tuple(item for item in self.graded if item.fault)


Progress = Callable[[Graded, int, int], None]


@dataclass(frozen=True)
class _Run:
    """One run: the course, its writer, and whether anything is to be written."""

    course: Course
    writer: Writer
    jobs: int
    is_dry: bool
    level: Level


def grade(
    course: Course,
    selection: Selection,
    *,
    jobs: int,
    is_dry: bool = False,
    is_forced: bool = False,
    sandbox: str = Level.FULL,
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
    sandbox : str
        The level of confinement that must hold: ``"full"`` or ``"reduced"``; ``"none"`` is for
        files of our own alone.
    progress : callable
        Called with each finished item, how many are done, how many there are.

    Raises
    ------
    UsageError
        If a topic is unknown, or a student that was named has handed in nothing.
    RecordError
        If there is no gradebook, or another run is recording.
    SandboxError
        If there is something to grade and the level cannot be had here.
    """
    began = time.monotonic()
    name = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
    topics = selected_topics(course, selection)
    found = list(survey(course, topics, selection.students, is_forced=is_forced))
    level = Level(sandbox)
    if level is not Level.NONE and any(not item.stands and item.is_known for item in found):
        level = choose_level(course.paths.root, sandbox)
    items: list[Graded] = []
    url = database_url(course.paths.gradebook)
    with open_writer(course.paths, url, name) as writer:
        run = _Run(course, writer, jobs, is_dry, level)
        for item in _grade_all(run, found):
            items.append(item)
            progress(item, len(items), len(found))
        if not is_dry:
            for topic in topics:
                renew_penalties(writer, topic.slug, _late_rule(course.config, topic.slug))
        repairs = tuple(writer.ledger.repairs)
    ordered = tuple(sorted(items, key=lambda item: (item.topic, item.student)))
    return GradeReport(name, ordered, repairs, is_dry, time.monotonic() - began)


def _grade_all(run: _Run, found: Sequence[Submitted]) -> Iterator[Graded]:
    """Give the results that stand, then run the other tasks and record each as it comes."""
    waiting = {}
    for item in found:
        if item.stands and item.stored is not None:
            slug, result = item.topic.slug, item.stored
            yield Graded(item.student, slug, result, is_new=False, fault=result.fault)
        elif not item.is_known:
            yield _unknown(item)
        else:
            waiting[item.key] = item
    stubs = {item.topic.slug: item.topic for item in waiting.values()}
    released = {slug: released_stubs(run.course.paths, topic) for slug, topic in stubs.items()}
    tasks = {
        key: read_task(
            run.course.paths.submission(item.student, item.topic.slug),
            run.course.paths,
            item.topic,
            item.student,
            released[item.topic.slug],
            run.course.secret,
            run.course.config.limits,
            run.level,
        )
        for key, item in waiting.items()
    }
    for outcome in LocalPool(run_task, run.jobs).run(tasks):
        yield _outcome(run, waiting[outcome.key], outcome)


def _unknown(item: Submitted) -> Graded:
    fault = (
        f"submitted/{item.student}: no student of the gradebook has this id. "
        "Not graded. Correct the folder's name, or add the student: autograder roster FILE.csv"
    )
    result = SubmissionResult(item.student, item.topic.slug, "", (), fault=fault)
    return Graded(item.student, item.topic.slug, result, fault=fault)


def _outcome(run: _Run, item: Submitted, outcome: Done | Undone) -> Graded:
    """Record what came of one task; what cannot be recorded is listed, and the class goes on."""
    if isinstance(outcome, Done):
        reply = _read_reply(item, outcome.reply)
    else:
        result = SubmissionResult(item.student, item.topic.slug, "", (), fault=outcome.reason)
        reply = TaskReply(result, is_ours=True)
    fault = _fault_of_ours(reply)
    if not fault:
        result = replace(reply.result, grounds=item.grounds, sandbox=run.level)
        return _recorded(run, item, result, reply)
    if item.stored is not None and item.stored.submission_hash == reply.result.submission_hash:
        kept = KEPT.format(fault=fault)
        return Graded(item.student, item.topic.slug, item.stored, fault=kept, is_ours=True)
    graded = _recorded(run, item, reply.result, reply)  # without grounds: the next run tries again
    return replace(graded, fault=graded.fault or fault, is_ours=True)


def _read_reply(item: Submitted, data: bytes) -> TaskReply:
    """Read a worker's reply; one that cannot be read costs its own submission, not the class."""
    try:
        return REPLY.validate_json(data)
    except ValidationError as error:
        fault = f"the worker's result cannot be read: {error.errors()[0]['msg']}"
        result = SubmissionResult(item.student, item.topic.slug, "", (), fault=fault)
        return TaskReply(result, is_ours=True)


def _fault_of_ours(reply: TaskReply) -> str:
    """Say what the engine could not do; an empty text if it did everything."""
    if reply.is_ours:
        return reply.result.fault
    untested = [found.exercise for found in reply.result.exercises if found.score is None]
    return f"{', '.join(untested)}: could not be tested, the grader failed." if untested else ""


def _recorded(run: _Run, item: Submitted, result: SubmissionResult, reply: TaskReply) -> Graded:
    try:
        return _record(run, item, result, reply.cells)
    except RecordError as error:
        return Graded(item.student, item.topic.slug, result, fault=str(error), is_ours=True)


def _record(
    run: _Run, item: Submitted, result: SubmissionResult, cells: Sequence[SubmittedCell]
) -> Graded:
    """Write one result, or only say what it would change."""
    paths, config = run.course.paths, run.course.config
    slug = item.topic.slug
    handed_in = HandedIn(
        tuple(StudentCell(cell.cell_type, cell.source, cell.grade_id) for cell in cells),
        _handed_in_at(paths.submission(item.student, slug), ZoneInfo(config.timezone)),
    )
    rule = _late_rule(config, slug)
    if run.is_dry:
        url = database_url(paths.gradebook)
        changes = preview(paths, url, item.topic, result, handed_in, rule)
        return Graded(item.student, slug, result, changes, fault=result.fault)
    report = record(run.writer, item.topic, result, handed_in, rule)
    return Graded(
        item.student, slug, result, report.changes, report.needs_person, fault=result.fault
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


def _late_rule(config: CourseConfig, topic: str) -> LateRule:
    """Turn the course's rule into what the writer asks for: points off for score and delay."""
    due = config.due_at(topic)

    def points_off(score: float, seconds_late: float) -> float:
        return score * config.late.share_lost_after(seconds_late) if due is not None else 0.0

    return points_off


def released_stubs(paths: CoursePaths, topic: Topic) -> dict[str, str]:
    """Give the stub of every exercise as it was released."""
    return {e.name: read_reference(paths, topic.slug, e.name).stub for e in topic.exercises}
