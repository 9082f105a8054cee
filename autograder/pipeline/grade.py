"""Grade submissions and record the results: the class in parallel, one writer, changes only."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace

from autograder.authoring.reference import read_reference
from autograder.checking.regrading import without_outputs
from autograder.checking.task import read_task, run_task
from autograder.gradebook.database import database_url
from autograder.gradebook.penalties import pending_penalties, renew_penalties
from autograder.gradebook.writer import open_writer
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.pipeline.moves import move_of
from autograder.pipeline.pool import LocalPool
from autograder.pipeline.recorded import Graded, Run, late_rule, recorded, standing, unknown
from autograder.pipeline.run_names import new_run_name
from autograder.pipeline.survey import Course, Selection, Submitted, selected_topics, survey
from autograder.sandbox.levels import Level, choose_level

LATE_RULE = "the late rule, or a person's marks"


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
    name = new_run_name()
    topics = selected_topics(course, selection)
    found = list(survey(course, topics, selection.students, is_forced=is_forced))
    level = Level(sandbox)
    if level is not Level.NONE and any(_must_run(item) for item in found):
        level = choose_level(course.paths.root, sandbox)
    items: list[Graded] = []
    url = database_url(course.paths.gradebook)
    repairs: tuple[str, ...] = ()
    with nullcontext() if is_dry else open_writer(course.paths, url, name) as writer:
        run = Run(course, writer, jobs, level)
        for item in _grade_all(run, found):
            items.append(item)
            progress(item, len(items), len(found))
        if writer is not None:
            for topic in topics:
                renew_penalties(writer, topic.slug, late_rule(course.config, topic.slug))
            repairs = tuple(writer.ledger.repairs)
    if is_dry:
        items = _with_penalties(course, topics, found, items)
    ordered = tuple(sorted(items, key=lambda item: (item.topic, item.student)))
    return GradeReport(name, ordered, repairs, is_dry, time.monotonic() - began)


def _must_run(item: Submitted) -> bool:
    return item.is_known and not item.stands and bool(item.stale or item.before is None)


def _grade_all(run: Run, found: Sequence[Submitted]) -> Iterator[Graded]:
    """Give the results that stand, then run the other tasks and record each as it comes."""
    waiting = {}
    for item in found:
        if item.stands and item.stored is not None:
            yield standing(item, item.stored)
        elif not item.is_known:
            yield unknown(item)
        else:
            waiting[item.key] = item
    stubs = {item.topic.slug: item.topic for item in waiting.values()}
    released = {slug: released_stubs(run.course.paths, topic) for slug, topic in stubs.items()}
    tasks = {key: _task(run, item, released[item.topic.slug]) for key, item in waiting.items()}
    for outcome in LocalPool(run_task, run.jobs).run(tasks):
        yield recorded(run, waiting[outcome.key], outcome)


def _task(run: Run, item: Submitted, stubs: Mapping[str, str]) -> bytes:
    """Pack one task; verdicts that were made at another level of confinement are made again."""
    before, stale = item.before, item.stale
    if before is not None and stale and before.sandbox != run.level:
        stale = tuple(item.grounds.exercises)
    return read_task(
        run.course.paths.submission(item.student, item.topic.slug),
        run.course.paths,
        item.topic,
        item.student,
        stubs,
        run.course.secret,
        run.course.config.limits,
        run.level,
        before=before if before is None else without_outputs(before),
        stale=stale,
    )


def _with_penalties(
    course: Course, topics: Sequence[Topic], found: Sequence[Submitted], items: Sequence[Graded]
) -> list[Graded]:
    """Add to a preview the late penalties that would change where nothing else does."""
    surveyed = {(item.topic.slug, item.student): item for item in found}
    url = database_url(course.paths.gradebook)
    due = {
        topic.slug: pending_penalties(url, topic.slug, late_rule(course.config, topic.slug))
        for topic in topics
    }
    told = []
    for item in items:
        change = due[item.topic].get(item.student)
        if change is not None and not item.is_new:
            looked = surveyed[item.topic, item.student]
            move = move_of(looked, item.result, (change,))
            told.append(replace(item, changes=(change,), move=move, because=(LATE_RULE,)))
        else:
            told.append(item)
    return told


def released_stubs(paths: CoursePaths, topic: Topic) -> dict[str, str]:
    """Give the stub of every exercise as it was released."""
    return {e.name: read_reference(paths, topic.slug, e.name).stub for e in topic.exercises}
