"""Grade a course of nbgrader's that knows nothing of us, with the scores that nbgrader gives."""

import contextlib
import gc
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from autograder.control_characters import escape_control_characters
from autograder.errors import UsageError
from autograder.grading.worker_pool import Done, LocalPool, Undone
from autograder.model import Selection
from autograder.plain_course.converter import SteppedAutograde
from autograder.plain_course.nbgrader_course import (
    handed_in_for,
    has_own_parts,
    is_executing,
    open_app,
    set_by,
    why_unconfined,
    working_in,
)
from autograder.plain_course.nbgrader_marks import NotebookMark
from autograder.plain_course.notebook_execution import (
    EXECUTED,
    TASK,
    Executed,
    NotebookTask,
    run_notebooks,
    share_zygote,
)
from autograder.plain_course.plain_submission import PlainSubmission
from autograder.plain_course.run_start import WarmProcess, Way, python_for
from autograder.plain_course.session import RunGradebook, quiet
from autograder.plain_course.unsandboxed import grade_by_nbgrader
from autograder.plain_course.work_ahead import ahead_of
from autograder.sandbox.levels import Level, choose_level
from autograder.sandbox.zygote import work_ahead

MARK_KIND = "cells in the notebook: isolation only, not forge-proof"
STOPPED = "not graded: nbgrader stops the assignment at the fault above (--lenient goes on)."
ASKED_FOR = "--unsandboxed was given"
REFUSED = (
    "nbgrader_config.py: {why}, so that the notebooks cannot be run in the sandbox. Leave Execute "
    "first in its list; or have nbgrader itself run them, with student code NOT confined, as you: "
    "--unsandboxed"
)


@dataclass(frozen=True)
class PlainGraded:
    """What became of one submission: graded, skipped, failed or not run.

    ``withheld`` names the cells that have no score because the sandbox stood in their way,
    ``remarks`` what it refused to cells that have none to lose.
    """

    student: str
    assignment: str
    state: str
    marks: tuple[NotebookMark, ...] = ()
    fault: str = ""
    is_ours: bool = False
    notes: tuple[str, ...] = ()
    withheld: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def needs_person(self) -> bool:
        """Whether somebody has to give a mark by hand."""
        return any(mark.needs_person for mark in self.marks)


@dataclass(frozen=True)
class PlainCourseReport:
    """What one run did; ``unconfined`` says why nbgrader itself ran the cells, if it did.

    ``unknown`` are assignments that were handed in and that the gradebook does not know.
    """

    graded: tuple[PlainGraded, ...]
    sandbox: str
    kind: bool
    seconds: float
    unconfined: str = ""
    mark_kind: str = MARK_KIND
    unknown: tuple[str, ...] = ()

    @property
    def faults(self) -> tuple[PlainGraded, ...]:
        """Submissions that were not graded."""
        return tuple(item for item in self.graded if item.fault)


Progress = Callable[[PlainGraded, int, int], None]


def grade_plain_course(
    root: Path,
    selection: Selection,
    *,
    jobs: int,
    way: Way = Way(),  # noqa: B008 - it is frozen
    warm: WarmProcess | None = None,
    progress: Progress = lambda *_: None,
) -> PlainCourseReport:
    """Grade what nbgrader would grade, with its scores, its cells run in the sandbox.

    Parameters
    ----------
    root : Path
        The course's folder.
    selection : Selection
        Assignments (all that were handed in, if empty) and students.
    jobs : int
        Worker processes.
    way : Way
        What to do otherwise than by default.
    warm : WarmProcess, optional
        The process that was started for this run; without one, every worker starts its own.
    progress : callable
        Called with each finished item, how many are done, how many there are.

    Raises
    ------
    UsageError
        If an assignment is unknown, a student handed in nothing, the configuration is faulty, or
        the course replaces what runs its notebooks and ``way`` does not allow nbgrader's own run.
    SandboxError
        If the level cannot be had here.
    """
    began = time.monotonic()
    root = root.resolve()
    with working_in(root):
        app = open_app(root)
        why = _why_unsandboxed(app, way)
        converter = SteppedAutograde(coursedir=app.coursedir, parent=app)
        converter.force, converter.kind = way.is_forced or converter.force, way.kind
        handed_in = handed_in_for(app, selection.topics)
        assignments, unknown = handed_in.assignments, handed_in.unknown
        found = [one for name in assignments for one in converter.find(name, selection.students)]
        _require(selection, found)
        if why:
            grade_by_nbgrader(app.coursedir, found, selection.students, is_forced=way.is_forced)
            with contextlib.closing(RunGradebook(app.coursedir.db_url)) as gradebook:
                items = tuple(_item(gradebook, one) for one in found)
            seconds = time.monotonic() - began
            return PlainCourseReport(items, Level.NONE, way.kind, seconds, why, unknown=unknown)
        level = Level(way.sandbox)
        if found:
            level = _level(root, way, warm)
            if warm is not None:
                ahead = ahead_of(app.coursedir, assignments)
                work_ahead(warm.control_socket, ahead.imports, ahead.failing)
        converter.prepare()
        with contextlib.closing(RunGradebook(app.coursedir.db_url)) as gradebook:
            run = _Run(root, converter, app, level, gradebook)
            gc.freeze()  # what is there now stays: let nobody look through it for garbage
            items = tuple(_grade(run, found, _pool(jobs, warm), progress))
    seconds = time.monotonic() - began
    return PlainCourseReport(items, level, way.kind, seconds, unknown=unknown)


def _why_unsandboxed(app: Any, way: Way) -> str:
    """Explain why nbgrader itself is to run the notebooks; an empty text if it is not."""
    replaced = why_unconfined(app)
    if replaced and not way.unsandboxed:
        raise UsageError(REFUSED.format(why=replaced))
    return (replaced or ASKED_FOR) if way.unsandboxed else ""


def _require(selection: Selection, found: list[PlainSubmission]) -> None:
    absent = sorted(set(selection.students) - {one.student for one in found})
    if absent:
        raise UsageError(
            f"submitted/: nothing of {', '.join(absent)}. Check the spelling, or collect first"
        )


def _item(gradebook: RunGradebook, submission: PlainSubmission) -> PlainGraded:
    marks: tuple[NotebookMark, ...] = ()
    if submission.state != "not run":
        marks = gradebook.marks_of(submission.assignment, submission.student)
    return PlainGraded(
        escape_control_characters(submission.student),
        submission.assignment,
        submission.state,
        marks,
        escape_control_characters(submission.fault),
        submission.is_ours,
        *(
            tuple(map(escape_control_characters, lines))
            for lines in (submission.notes, submission.withheld, submission.remarks)
        ),
    )


# --- the run in the sandbox ---


class _Run:
    """One run over a course."""

    def __init__(
        self,
        root: Path,
        converter: SteppedAutograde,
        app: Any,
        level: Level,
        gradebook: RunGradebook,
    ) -> None:
        self._root = root
        self._converter = converter
        self._level, self._set = level, set_by(root)
        self._is_executing = is_executing(app)
        self._stopped: set[str] = set()
        self._gradebook = gradebook
        self._has_own_parts = has_own_parts(app)

    def _step(self) -> contextlib.AbstractContextManager[None]:
        return quiet() if self._has_own_parts else self._gradebook.lent()

    def task(self, submission: PlainSubmission) -> bytes:
        """Begin a submission; give what a worker is to run, nothing if there is nothing."""
        if submission.state == "waiting" and submission.assignment not in self._stopped:
            with self._step():
                self._converter.begin(submission)
            self._note_stop(submission)
        if submission.state != "running" or not submission.notebooks or not self._is_executing:
            return b""
        parts = submission.place, submission.notebooks, submission.files
        return TASK.dump_json(NotebookTask(str(self._root), *parts, self._set, self._level))

    def end(self, submission: PlainSubmission, outcome: Done | Undone) -> PlainGraded:
        """Record what came of a submission."""
        if submission.state == "waiting":
            submission.state, submission.fault = "not run", STOPPED
        if submission.state == "running":
            self._finish(submission, self._executed(submission, outcome))
        return _item(self._gradebook, submission)

    def _finish(self, submission: PlainSubmission, executed: Executed) -> None:
        submission.files = {}
        if executed.fault:
            self._converter.abandon(submission, executed.fault)
            return
        with self._step():
            self._converter.finish(submission, executed)
        self._note_stop(submission)

    def _note_stop(self, submission: PlainSubmission) -> None:
        """Leave out the rest of an assignment, and no other: nbgrader runs one at a time."""
        if submission.stops_assignment:
            self._stopped.add(submission.assignment)

    def _executed(self, submission: PlainSubmission, outcome: Done | Undone) -> Executed:
        if isinstance(outcome, Undone):
            return Executed({}, fault=outcome.reason)
        if not outcome.reply:
            return Executed({} if self._is_executing else submission.notebooks)
        try:
            return EXECUTED.validate_json(outcome.reply)
        except ValidationError as error:
            said = error.errors()[0]["msg"]
            return Executed({}, fault=f"the worker's result cannot be read: {said}")

    def interrupt(self, submission: PlainSubmission) -> None:
        """Leave no half copy, as nbgrader does when it is interrupted."""
        if submission.state == "running":
            self._converter.abandon(submission, "interrupted")


class _Waiting(Mapping[str, bytes]):
    """The tasks of a run, each made when it is about to be run: nbgrader's first steps write."""

    def __init__(self, run: _Run, submissions: list[PlainSubmission]) -> None:
        self._run = run
        self._items = {f"{one.assignment}/{one.student}": one for one in submissions}

    def __getitem__(self, key: str) -> bytes:
        return self._run.task(self._items[key])

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def submission(self, key: str) -> PlainSubmission:
        """Return the submission of a task."""
        return self._items[key]


def _level(root: Path, way: Way, warm: WarmProcess | None) -> Level:
    """Return the level that holds here."""
    if warm is not None:
        return warm.level()
    return choose_level(root, way.sandbox, python=python_for(root))


def _pool(jobs: int, warm: WarmProcess | None) -> LocalPool:
    """Choose workers: forks of this process, which has imported what they need.

    It has not opened the gradebook yet, and reads nothing of a student before they are there.
    """
    if warm is None:
        return LocalPool(run_notebooks, jobs)
    return LocalPool(run_notebooks, jobs, share_zygote, warm.control_socket, is_forked=True)


def _grade(
    run: _Run, found: list[PlainSubmission], pool: LocalPool, progress: Progress
) -> Iterator[PlainGraded]:
    waiting = _Waiting(run, found)
    try:
        for done, outcome in enumerate(pool.run(waiting), start=1):
            item = run.end(waiting.submission(outcome.key), outcome)
            progress(item, done, len(found))
            yield item
    finally:
        for submission in found:
            run.interrupt(submission)
