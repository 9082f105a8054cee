"""Record what came of one grading task, or only say what it would change."""

import os
import stat
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from pydantic import ValidationError

from autograder.checking.files import MAX_BYTES_EACH
from autograder.checking.grading_task import REPLY, TaskReply
from autograder.course import Course
from autograder.errors import RecordError, SubmissionError
from autograder.gradebook.extensions import read_extensions
from autograder.gradebook.lateness import LatePolicy, read_late_policy
from autograder.gradebook.recording import HandedIn, preview_submission, record_submission
from autograder.gradebook.rows import MarkChange
from autograder.gradebook.writer import Writer
from autograder.grading.fingerprints import SUBMISSION
from autograder.grading.plan import Submitted
from autograder.grading.score_changes import ScoreChange, score_change_of
from autograder.grading.worker_pool import Done, Undone
from autograder.hand_in import receipt_of
from autograder.model import ExerciseResult, SubmissionResult
from autograder.sandbox.levels import Level
from autograder.timestamps import TIMESTAMP_FILE, parse_timestamp, read_timestamp_text

KEPT = "{fault}. The marks that this submission had before were kept."
UNTESTED = "{names}: could not be tested, the grader failed."
NOT_RUN = (
    "{names}: not tested, because checking what the notebook returned used up the grader's time "
    "for one submission. Read its notes; mark by hand, or raise grader_cpu_seconds in course.toml."
)
KEPT_SOME = "The marks that {names} had before were kept; the next run tries again."
FIRST = "graded"


@dataclass(frozen=True)
class Graded:
    """What became of one submission in this run.

    ``fault`` says why it has no score; ``is_ours`` whether the fault is the engine's. ``reasons``
    says what had changed since it was last graded, ``exercises`` which were tested again and
    ``tests_run`` how often a hidden test was run for that. ``score_change`` says how the
    score changes.
    """

    student: str
    topic: str
    result: SubmissionResult
    changes: tuple[MarkChange, ...] = ()
    needs_person: tuple[str, ...] = ()
    is_new: bool = True
    fault: str = ""
    is_ours: bool = False
    reasons: tuple[str, ...] = ()
    exercises: tuple[str, ...] = ()
    tests_run: int = 0
    score_change: ScoreChange | None = None


@dataclass(frozen=True)
class Run:
    """One run: the course, what lateness costs, and the writer; without one, nothing is written.

    ``scheduler`` is the address of the cluster that grades, if any; ``left_out`` names those of its
    workers that were given nothing.
    """

    course: Course
    policy: LatePolicy
    writer: Writer | None
    jobs: int
    level: Level
    scheduler: str = ""
    left_out: list[str] = field(default_factory=list)


def report_unchanged(item: Submitted, result: SubmissionResult) -> Graded:
    """Report of a submission that nothing has changed."""
    return Graded(item.student, item.topic.slug, result, is_new=False, fault=result.fault)


def report_unknown_student(item: Submitted) -> Graded:
    """Report of a submission that nobody knows whose it is."""
    fault = (
        f"submitted/{item.student}: no student of the gradebook has this id. "
        "Not graded. Correct the folder's name, or add the student: autograder roster FILE.csv"
    )
    result = SubmissionResult(item.student, item.topic.slug, "", (), fault=fault)
    return Graded(item.student, item.topic.slug, result, fault=fault)


def record_outcome(run: Run, item: Submitted, outcome: Done | Undone) -> Graded:
    """Record what came of one task; what cannot be recorded is listed, and the class goes on."""
    if isinstance(outcome, Done):
        reply = _read_reply(item, outcome.reply)
    else:
        known = item.before.submission_hash if item.before is not None else ""
        result = SubmissionResult(item.student, item.topic.slug, known, (), fault=outcome.reason)
        reply = TaskReply(result, is_ours=True)
    graded = _settle_fault(run, item, reply) if reply.is_ours else _settle(run, item, reply)
    return replace(
        graded, reasons=item.reasons, exercises=_tested(item, reply), tests_run=reply.tests_run
    )


def _settle(run: Run, item: Submitted, reply: TaskReply) -> Graded:
    """Write what was found, and name what could not be tested."""
    graded = _write_result(run, item, _with_fingerprints(run, item, reply), reply)
    fault = _untested(reply)
    return replace(graded, fault=fault, is_ours=True) if fault and not graded.fault else graded


def _settle_fault(run: Run, item: Submitted, reply: TaskReply) -> Graded:
    """Leave what is stored of the same files; else write that there is no score."""
    stored, fault = item.stored, reply.result.fault
    if stored is not None and stored.submission_hash == reply.result.submission_hash:
        left = KEPT.format(fault=fault.rstrip("."))
        return Graded(item.student, item.topic.slug, stored, fault=left, is_ours=True)
    graded = _write_result(run, item, reply.result, reply)  # no fingerprints: it is tried again
    return replace(graded, fault=graded.fault or fault, is_ours=True)


def _tested(item: Submitted, reply: TaskReply) -> tuple[str, ...]:
    """Name the exercises that were tested."""
    if reply.is_ours:
        return ()
    return item.outdated if reply.is_partial else tuple(item.fingerprints.exercises)


def _read_reply(item: Submitted, data: bytes) -> TaskReply:
    """Read a worker's reply; one that cannot be read costs its own submission, not the class."""
    try:
        return REPLY.validate_json(data)
    except ValidationError as error:
        fault = f"the worker's result cannot be read: {error.errors()[0]['msg']}"
        result = SubmissionResult(item.student, item.topic.slug, "", (), fault=fault)
        return TaskReply(result, is_ours=True)


def _with_fingerprints(run: Run, item: Submitted, reply: TaskReply) -> SubmissionResult:
    """Put together what was found and what was taken over, with what each depends on."""
    result = reply.result
    exercises = tuple(_exercise_with_fingerprint(item, found, reply) for found in result.exercises)
    if reply.is_partial and item.stored is not None:
        sandbox = run.level if item.outdated else item.stored.sandbox
        return replace(
            item.stored, exercises=exercises, fingerprints=item.common, sandbox=str(sandbox)
        )
    return replace(result, exercises=exercises, fingerprints=item.common, sandbox=str(run.level))


def _exercise_with_fingerprint(
    item: Submitted, found: ExerciseResult, reply: TaskReply
) -> ExerciseResult:
    """Without fingerprints, where the grader failed: the next run tests that exercise again."""
    is_tested = not found.is_to_be_retried and found.exercise not in reply.untestable
    return replace(
        found, fingerprints=item.fingerprints.exercises[found.exercise] if is_tested else {}
    )


def _untested(reply: TaskReply) -> str:
    """Report what the engine could not do; an empty string if it did everything."""
    exercises = reply.result.exercises
    failed = [e.exercise for e in exercises if e.is_to_be_retried or e.exercise in reply.untestable]
    cut = [e.exercise for e in exercises if e.score is None and e.exercise not in failed]
    faults = [
        words.format(names=", ".join(names))
        for words, names in ((UNTESTED, failed), (NOT_RUN, cut))
        if names
    ]
    if failed:
        faults += [f"{fault.removesuffix('.')}." for fault in reply.course_faults]
    if reply.untestable:
        faults.append(KEPT_SOME.format(names=", ".join(reply.untestable)))
    return " ".join(faults)


def _write_result(run: Run, item: Submitted, result: SubmissionResult, reply: TaskReply) -> Graded:
    """Write one result, or in a preview only find out what it would change."""
    course, slug = run.course, item.topic.slug
    rule = run.policy.terms(item.student, slug)
    try:
        moment = handed_in_at(course, item)
        handed_in = HandedIn(reply.cells, moment, _receipt(item, item.folder_in(course.paths)))
        if run.writer is None:
            needs_person: tuple[str, ...] = ()
            changes = preview_submission(
                course.paths, course.database, item.topic, result, handed_in, rule
            )
        else:
            why = f"changed: {'; '.join(item.reasons)}" if item.reasons else FIRST
            report = record_submission(run.writer, item.topic, result, handed_in, rule, why)
            changes, needs_person = report.changes, report.needs_person
    except RecordError as error:
        return Graded(item.student, slug, result, fault=str(error), is_ours=True)
    score_change = score_change_of(item, result, changes)
    return Graded(
        item.student,
        slug,
        result,
        changes,
        needs_person,
        fault=result.fault,
        score_change=score_change,
    )


def read_run_policy(course: Course, found: Iterable[Submitted]) -> LatePolicy:
    """Read what lateness costs in a run that is about to record some submissions."""
    newly = {}
    if course.config.late.is_budget:
        for item in found:
            with suppress(RecordError):  # it is reported when this submission is recorded
                moment = handed_in_at(course, item)
                if moment is not None and item.is_known:
                    newly[item.student, item.topic.slug] = moment
    extensions = read_extensions(course.paths)
    return read_late_policy(course.database, course.config, extensions, newly)


def topics_that_hang_together(course: Course, topics: Sequence[str]) -> list[str]:
    """Name the topics whose penalties may move when one of some topics does: with a budget, all."""
    if not course.config.late.is_budget:
        return list(topics)
    return [slug for slug in course.config.topics if course.paths.release_notebook(slug).exists()]


def handed_in_at(course: Course, item: Submitted) -> datetime | None:
    """Read when a submission came; None if nobody wrote it down.

    Raises
    ------
    RecordError
        If what stands there is no time.
    """
    zone = ZoneInfo(course.config.timezone)
    path = item.folder_in(course.paths) / TIMESTAMP_FILE
    if not os.path.lexists(path):
        return None
    text = "no short text file"
    try:
        text = read_timestamp_text(path)
        return parse_timestamp(text, zone)
    except (OSError, ValueError) as error:
        raise RecordError(
            f"{path}: no time can be read. Got {text[:40]!r}. "
            "Write one such as 2026-10-05 17:00 UTC"
        ) from error


def _receipt(item: Submitted, folder: Path) -> str:
    """Return the receipt of the notebook that was graded; none if another is in its place now."""
    notebook = folder / f"{item.topic.slug}.ipynb"
    try:
        facts = notebook.lstat()
        if not stat.S_ISREG(facts.st_mode) or facts.st_size > MAX_BYTES_EACH:
            return ""  # a link or a pipe may have no end; such a file was not graded either
        content = notebook.read_bytes()
        there = item.fingerprints.with_submission(folder)
    except (OSError, SubmissionError):
        return ""
    is_graded = there.get(SUBMISSION) == item.common.get(SUBMISSION)
    return receipt_of(content) if is_graded else ""
