"""Keep hidden tests honest: run every stored answer and say which verdict is not as it must be."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.stored_answers import (
    TASK,
    TRIALS,
    CalibrationTask,
    Kind,
    StoredAnswer,
    Trial,
    run_calibration,
)
from autograder.course import Course
from autograder.errors import SandboxError
from autograder.grading.worker_pool import LocalPool, Undone
from autograder.model import Exercise, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.exercise_selection import select_exercises
from autograder.pipeline.non_answers import most_of_non_answer, write_non_answers

SECRETS = ("first", "second", "third")
"""Fixed, so that the table can be made again; a course's own secret is none of them."""


def secrets_to_try(count: int) -> tuple[str, ...]:
    """Name so many secrets: those of the recorded table first, then as many others as asked."""
    return (*SECRETS[:count], *(f"number {n}" for n in range(len(SECRETS) + 1, count + 1)))


@dataclass(frozen=True)
class CalibrationRow:
    """One stored answer: what it earned under each secret, and whether that is as it must be.

    All non-answers of an exercise share one row: what any of them earned at most, the tests that
    all of them fail, and the names of those that earn something.
    """

    exercise: str
    kind: Kind
    name: str
    max_points: int
    earned: tuple[int | None, ...]
    cpu_seconds: float
    failed_tests: tuple[str, ...] = ()
    topic: str = ""

    @property
    def is_as_it_must_be(self) -> bool:
        """Right answers earn everything, the stub nothing, non-answers next to nothing.

        Wrong ones lose some.
        """
        match self.kind:
            case Kind.REFERENCE | Kind.RIGHT:
                return all(points == self.max_points for points in self.earned)
            case Kind.STUB:
                return all(points == 0 for points in self.earned)
            case Kind.NON_ANSWER:
                most = most_of_non_answer(self.max_points)
                return all(points is not None and points <= most for points in self.earned)
            case _:
                return all(
                    points is not None and points < self.max_points for points in self.earned
                )


@dataclass(frozen=True)
class CalibrationReport:
    """The table of one or more topics."""

    rows: tuple[CalibrationRow, ...]

    @property
    def faults(self) -> tuple[CalibrationRow, ...]:
        """Rows that are not as they must be."""
        return tuple(row for row in self.rows if not row.is_as_it_must_be)


def calibrate(
    course: Course,
    names: Sequence[str],
    *,
    jobs: int,
    secrets: Sequence[str] = SECRETS,
    progress: Callable[[str, int, int], None] = lambda *_: None,
) -> CalibrationReport:
    """Try reference, stub, stored answers and non-answers of every exercise under some secrets.

    Hidden tests draw their inputs with the secret: what holds under one may be luck.

    Parameters
    ----------
    names : sequence of str
        Topics, or exercises such as ``decision_trees/gini``; none means all.

    Raises
    ------
    SandboxError
        If a trial could not be run; there is no table then.
    """
    tasks: dict[str, bytes] = {}
    exercises: dict[str, Exercise] = {}
    for slug, chosen in select_exercises(course.paths, names).items():
        topic = read_topic(course.paths, slug)
        for exercise in map(topic.exercise, chosen):
            exercises[exercise.id] = exercise
            for secret in secrets:
                task = calibration_task(course, topic, exercise, secret)
                task = replace(task, is_brief=secret != secrets[0])  # its words are read once
                tasks[f"{exercise.id}#{secret}"] = TASK.dump_json(task)
    trials = dict(run_trials(tasks, jobs, progress))
    rows = [
        row
        for name, exercise in exercises.items()
        for row in _rows(exercise, [trials[f"{name}#{secret}"] for secret in secrets])
    ]
    return CalibrationReport(tuple(rows))


def run_trials(
    tasks: dict[str, bytes], jobs: int, progress: Callable[[str, int, int], None]
) -> Iterator[tuple[str, tuple[Trial, ...]]]:
    """Run calibration tasks in the worker pool."""
    for done, outcome in enumerate(LocalPool(run_calibration, jobs).run(tasks), 1):
        if isinstance(outcome, Undone):
            raise SandboxError(f"{outcome.key}: could not be calibrated. {outcome.reason}")
        progress(outcome.key, done, len(tasks))
        yield outcome.key, TRIALS.validate_json(outcome.reply)


def calibration_task(
    course: Course, topic: Topic, exercise: Exercise, secret: str
) -> CalibrationTask:
    """Gather the stored answers of one exercise."""
    return CalibrationTask(
        root=str(course.paths.root),
        topic=topic,
        exercise=exercise.name,
        answers=(
            *stored_answers(course.paths, exercise),
            *write_non_answers(read_reference(course.paths, exercise.topic, exercise.name)),
        ),
        helpers=helper_sources(course.paths, topic, exercise),
        secret=secret,
        limits=course.config.limits,
    )


def helper_sources(paths: CoursePaths, topic: Topic, exercise: Exercise) -> tuple[str, ...]:
    """Return the references of all other exercises, which fill the notebook beside an answer."""
    return tuple(
        read_reference(paths, topic.slug, other.name).solution_cell
        for other in topic.exercises
        if other.name != exercise.name
    )


def stored_answers(paths: CoursePaths, exercise: Exercise) -> tuple[StoredAnswer, ...]:
    """Read the reference, the stub, and the wrong and right answers of one exercise."""
    reference = read_reference(paths, exercise.topic, exercise.name)
    folder = paths.calibration(exercise.topic, exercise.name)
    return (
        StoredAnswer(Kind.REFERENCE, "", reference.solution_cell),
        StoredAnswer(Kind.STUB, "", reference.stub),
        *_read(folder / "wrong", Kind.WRONG),
        *_read(folder / "right", Kind.RIGHT),
    )


def _read(folder: Path, kind: Kind) -> Iterator[StoredAnswer]:
    for path in sorted(folder.glob("*.py")):
        yield StoredAnswer(kind, path.stem, path.read_text())


def _rows(exercise: Exercise, by_secret: Sequence[Sequence[Trial]]) -> Iterator[CalibrationRow]:
    rows = [_row(exercise, trials) for trials in zip(*by_secret, strict=True)]
    yield from (row for row in rows if row.kind is not Kind.NON_ANSWER)
    yield _merge_non_answers([row for row in rows if row.kind is Kind.NON_ANSWER])


def _row(exercise: Exercise, trials: Sequence[Trial]) -> CalibrationRow:
    failed = {v.test for trial in trials for v in trial.verdicts if not v.earned}
    return CalibrationRow(
        exercise=exercise.name,
        kind=trials[0].kind,
        name=trials[0].name,
        max_points=exercise.max_points,
        earned=tuple(trial.earned for trial in trials),
        cpu_seconds=max(trial.cpu_seconds for trial in trials),
        failed_tests=tuple(sorted(failed)),
        topic=exercise.topic,
    )


def _merge_non_answers(rows: Sequence[CalibrationRow]) -> CalibrationRow:
    """Return one row for all non-answers of an exercise; a grader error of one is one of all."""
    earning = [row.name for row in rows if any(points != 0 for points in row.earned)]
    failed = set.intersection(*({*row.failed_tests} for row in rows))
    return replace(
        rows[0],
        name=", ".join(earning),
        earned=tuple(map(_most, zip(*(row.earned for row in rows), strict=True))),
        cpu_seconds=max(row.cpu_seconds for row in rows),
        failed_tests=tuple(sorted(failed)),
    )


def _most(earned: Sequence[int | None]) -> int | None:
    known = [points for points in earned if points is not None]
    return max(known) if len(known) == len(earned) else None
