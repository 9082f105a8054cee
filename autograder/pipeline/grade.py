"""Grade submissions and record the results: the class in parallel, one writer, changes only."""

import contextlib
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import run_task
from autograder.course import Course
from autograder.gradebook.penalties import PenaltyChange, pending_penalties, renew_penalties
from autograder.gradebook.writer import Writer, open_writer
from autograder.grading.contest import Contest
from autograder.grading.plan import Submitted, selected_topics, survey
from autograder.grading.record import (
    Graded,
    Run,
    read_run_policy,
    record_outcome,
    report_unchanged,
    report_unknown_student,
    topics_that_hang_together,
)
from autograder.grading.run_names import new_run_name
from autograder.grading.score_changes import score_change_of
from autograder.grading.task_queue import Tasks
from autograder.grading.warm_up import order_warm_ups
from autograder.grading.worker_pool import LocalPool, Undone
from autograder.grading.worker_setup import WorkerSetup, set_up_worker
from autograder.model import Selection, Topic
from autograder.paths import CoursePaths
from autograder.plain_course.run_start import WarmProcess
from autograder.sandbox.levels import Level, choose_level
from autograder.sandbox.zygote import sandbox_python, zygote_of_run

if TYPE_CHECKING:
    from autograder.grading.cluster.cluster_pool import ClusterPool

FEW = 4
"""For so many tasks at most, workers are forked from the main process."""

LATE_RULE = "the late rule, an extension, or a person's marks"


@dataclass(frozen=True)
class GradeReport:
    """What one run of ``grade`` did.

    ``penalties`` are the late penalties that changed without grading; in a preview, those of
    submissions that are not among the graded ones.
    """

    run: str
    graded: tuple[Graded, ...]
    repairs: tuple[str, ...] = ()
    is_dry: bool = False
    seconds: float = 0.0
    penalties: tuple[PenaltyChange, ...] = ()

    @property
    def faults(self) -> tuple[Graded, ...]:
        """Submissions that have no score."""
        return tuple(item for item in self.graded if item.fault)


Progress = Callable[[Graded, int, int], None]


def grade(
    course: Course,
    selection: Selection,
    *,
    jobs: int,
    is_dry: bool = False,
    is_forced: bool = False,
    sandbox: str = Level.FULL,
    scheduler: str = "",
    progress: Progress = lambda *_: None,
    warm: WarmProcess | None = None,
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
    scheduler : str
        The address of a Dask cluster that grades in place of this machine.
    progress : callable
        Called with each finished item, how many are done, how many there are.
    warm : WarmProcess, optional
        The process that was started for this run, by a process with no thread that matters:
        workers may be forked from it.

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
    name = new_run_name()
    topics = selected_topics(course, selection)
    found = list(survey(course, topics, selection.students, is_forced=is_forced))
    policy = read_run_policy(course, found)
    level = Level(sandbox)
    must_run = any(_must_run(entry) for item in found for entry in (item, *item.rivals))
    if must_run and level is not Level.NONE and not scheduler:  # a cluster's workers try it there
        level = choose_level(course.paths.root, sandbox) if warm is None else warm.level()
    items: list[Graded] = []
    repairs: tuple[str, ...] = ()
    penalties: list[PenaltyChange] = []
    with nullcontext() if is_dry else open_writer(course.paths, course.database, name) as writer:
        run = Run(course, policy, writer, jobs, level, scheduler)
        with (
            _pool(run, found, warm) as pool,
            contextlib.closing(grade_found(run, found, pool)) as graded,
        ):
            for item in graded:
                items.append(item)
                progress(item, len(items), len(found))
        if writer is not None:
            penalties = renew_all_penalties(course, writer, [topic.slug for topic in topics])
            repairs = tuple(writer.ledger.repairs)
    repairs = (*run.left_out, *repairs)
    if is_dry:
        items, penalties = _with_penalties(run, topics, found, items)
    ordered = tuple(sorted(items, key=lambda item: (item.topic, item.student)))
    seconds = time.monotonic() - began
    return GradeReport(name, ordered, repairs, is_dry, seconds, tuple(penalties))


def renew_all_penalties(
    course: Course, writer: Writer, topics: Sequence[str]
) -> list[PenaltyChange]:
    """Bring the late penalties up to date of some topics, and of those that hang on them."""
    policy = read_run_policy(course, ())  # by now the times of all are in the gradebook
    return [
        PenaltyChange(student, slug, change)
        for slug in topics_that_hang_together(course, topics)
        for student, change in renew_penalties(writer, slug, policy.terms).items()
    ]


def _must_run(item: Submitted) -> bool:
    return item.is_known and not item.is_up_to_date and bool(item.outdated or item.before is None)


def is_task(item: Submitted) -> bool:
    """Whether a worker has something to do for a submission."""
    is_done = item.is_up_to_date and item.stored is not None
    return item.is_known and not is_done and not item.unreadable


def grade_found(
    run: Run, found: Sequence[Submitted], pool: "LocalPool | ClusterPool"
) -> Generator[Graded]:
    """Return the results that stand, then run the other tasks and record each as it comes."""
    waiting: dict[str, Submitted] = {}
    contest = Contest(run)
    for item in found:
        if item.is_up_to_date and item.stored is not None:
            yield report_unchanged(item, item.stored)
        elif not item.is_known:
            yield report_unknown_student(item)
        elif item.unreadable:
            yield record_outcome(run, item, Undone(item.key, item.unreadable))
        else:
            waiting |= {entry.key: entry for entry in contest.entries(item)}
    stubs = {item.topic.slug: item.topic for item in waiting.values()}
    released = {slug: released_stubs(run.course.paths, topic) for slug, topic in stubs.items()}
    tasks = Tasks(run.course, waiting, released, run.level)
    with contextlib.closing(pool.run(tasks)) as outcomes:
        for outcome in outcomes:
            graded = contest.settle(waiting[outcome.key], outcome)
            if graded is not None:
                yield graded


@contextlib.contextmanager
def _pool(
    run: Run, found: Sequence[Submitted], warm: WarmProcess | None
) -> "Iterator[LocalPool | ClusterPool]":
    """Choose where the tasks run: on this machine, or on a cluster.

    Workers on this machine share one warm process, and what it learned in warm-up renders. For a
    few tasks they are forked from this process, which has imported what they need; for many, less
    memory for each is worth the second that a fresh one takes.
    """
    root = run.course.paths.root
    waiting = [one for item in found if is_task(item) for one in (item, *item.rivals)]
    topics = {item.topic.slug: item.topic for item in waiting}
    if run.scheduler:
        from autograder.grading.cluster.cluster_pool import ClusterPool

        yield ClusterPool(run.scheduler, root, run.level, tuple(topics), run.left_out)
    elif len(waiting) > 1 or warm is not None:
        with contextlib.ExitStack() as stack:
            control_socket = (
                stack.enter_context(zygote_of_run(sandbox_python(root), run.level))
                if warm is None
                else warm.control_socket
            )
            order_warm_ups(control_socket, run.course, waiting)
            setup = WorkerSetup(control_socket, root, tuple(topics.values()), run.course.secret)
            is_forked = warm is not None and len(waiting) <= FEW
            yield LocalPool(run_task, run.jobs, set_up_worker, setup, is_forked=is_forked)
    else:
        yield LocalPool(run_task, run.jobs)


def _with_penalties(
    run: Run, topics: Sequence[Topic], found: Sequence[Submitted], items: Sequence[Graded]
) -> tuple[list[Graded], list[PenaltyChange]]:
    """Add to a preview the late penalties that would change where nothing else does."""
    course = run.course
    surveyed = {(item.topic.slug, item.student): item for item in found}
    due = {
        (slug, student): change
        for slug in topics_that_hang_together(course, [topic.slug for topic in topics])
        for student, change in pending_penalties(course.database, slug, run.policy.terms).items()
    }
    reported = []
    for item in items:
        change = due.pop((item.topic, item.student), None)
        if change is not None and not item.is_new:
            looked = surveyed[item.topic, item.student]
            move = score_change_of(looked, item.result, (change,))
            reported.append(
                replace(item, changes=(change,), score_change=move, reasons=(LATE_RULE,))
            )
        else:
            reported.append(item)
    others = [PenaltyChange(student, slug, change) for (slug, student), change in due.items()]
    return reported, others


def released_stubs(paths: CoursePaths, topic: Topic) -> dict[str, str]:
    """Return the stub of every exercise as it was released."""
    return {e.name: read_reference(paths, topic.slug, e.name).stub for e in topic.exercises}
