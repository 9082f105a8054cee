"""Mutate the references mechanically and report the share of mutants that hidden tests catch.

The operators are cosmic-ray's. Replacements by shifts and bit operators are left out: applied to
floats they raise at once, are always caught, and would only flatter the share.
"""

import tomllib
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import Reference, read_reference
from autograder.checking.stored_answers import TASK, CalibrationTask, Kind, StoredAnswer, Trial
from autograder.course import Course
from autograder.errors import CourseTextError, Fault, UsageError
from autograder.model import Exercise, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import SECRETS, helper_sources, run_trials

MUTANT_CALL_SECONDS = 2
MUTANTS_A_TASK = 12
LEFT_OUT = ("Shift", "Bit", "_Is", "Decorator", "VariableReplacer", "VariableInserter")


@dataclass(frozen=True)
class Mutant:
    """One change of a reference: the line before and after it, and the whole source."""

    exercise: str
    number: int
    before: str
    after: str
    source: str


@dataclass(frozen=True)
class MutationRow:
    """What hidden tests made of the mutants of one exercise."""

    exercise: str
    mutants: int
    caught: int
    equivalent: int
    survivors: tuple[str, ...]

    @property
    def share(self) -> float:
        """Share caught of those that are not equivalent to the reference, from 0 to 1."""
        different = self.mutants - self.equivalent
        return self.caught / different if different else 1.0


@dataclass(frozen=True)
class MutationReport:
    """The rows of one topic."""

    topic: str
    rows: tuple[MutationRow, ...]

    @property
    def share(self) -> float:
        """Share caught over the whole topic."""
        different = sum(row.mutants - row.equivalent for row in self.rows)
        return sum(row.caught for row in self.rows) / different if different else 1.0


def mutate(
    course: Course,
    slug: str,
    *,
    jobs: int,
    exercises: Collection[str] = (),
    progress: Callable[[str, int, int], None] = lambda *_: None,
) -> MutationReport:
    """Run every mutant of every reference of one topic through the hidden tests.

    Parameters
    ----------
    exercises : collection of str
        Which exercises of the topic; none means all.

    Raises
    ------
    UsageError
        If the mutation tool is not installed (it belongs to the project's own tests).
    SandboxError
        If a mutant could not be run.
    """
    paths = course.paths
    topic = read_topic(paths, slug)
    mutants = {
        e.name: list(mutants_of(read_reference(paths, slug, e.name)))
        for e in topic.exercises
        if not exercises or e.name in exercises
    }
    tasks = dict(_tasks(course, topic, mutants))
    trials: dict[str, list[Trial]] = {exercise: [] for exercise in mutants}
    for key, found in run_trials(tasks, jobs, progress):
        trials[key.partition("#")[0]] += found
    excuses = read_equivalents(paths, topic)
    rows = [
        _row(topic.exercise(name), mutants[name], trials[name], excuses.get(name, {}))
        for name in mutants
    ]
    return MutationReport(slug, tuple(rows))


def mutants_of(reference: Reference) -> Iterator[Mutant]:
    """Make every mutant of a reference's body; its signature and docstring stay as they are."""
    try:
        from cosmic_ray.mutating import mutate_code
        from cosmic_ray.plugins import get_operator, operator_names
    except ImportError as error:
        raise UsageError("cosmic-ray is not installed. Run: make environments") from error
    original = reference.solution_cell
    head_lines = reference.head.count("\n") + 1
    number = 0
    for name in operator_names():
        if any(word in name for word in LEFT_OUT):
            continue
        operator_class = get_operator(name)
        for arguments in operator_class.arguments() or [None]:
            operator = operator_class(**arguments.__dict__) if arguments else operator_class()
            occurrence = 0
            while (source := mutate_code(original, operator, occurrence)) is not None:
                occurrence += 1
                changed = _first_change(original, source)
                if changed >= head_lines:
                    lines = original.splitlines()[changed], source.splitlines()[changed]
                    yield Mutant(reference.name, number, lines[0].strip(), lines[1].strip(), source)
                    number += 1


def read_equivalents(paths: CoursePaths, topic: Topic) -> dict[str, dict[str, str]]:
    """Read which surviving mutants mean the same as the reference, and why, by exercise and line.

    Raises
    ------
    CourseTextError
        If an entry has no reason.
    """
    path = paths.equivalent_mutants(topic.slug)
    if not path.exists():
        return {}
    found: dict[str, dict[str, str]] = {}
    for entry in tomllib.loads(path.read_text())["mutant"]:
        if not entry.get("why"):
            raise CourseTextError(
                [Fault(path, 1, f"{entry}: say why it is equivalent. Write: why = ...")]
            )
        found.setdefault(entry["exercise"], {})[entry["line"]] = entry["why"]
    return found


def _tasks(
    course: Course, topic: Topic, mutants: dict[str, list[Mutant]]
) -> Iterator[tuple[str, bytes]]:
    limits = course.config.limits.model_copy(update={"call_cpu_seconds": MUTANT_CALL_SECONDS})
    for exercise in map(topic.exercise, mutants):
        for start in range(0, len(mutants[exercise.name]), MUTANTS_A_TASK):
            batch = mutants[exercise.name][start : start + MUTANTS_A_TASK]
            answers = tuple(StoredAnswer(Kind.MUTANT, str(m.number), m.source) for m in batch)
            task = CalibrationTask(
                root=str(course.paths.root),
                topic=topic,
                exercise=exercise.name,
                answers=answers,
                helpers=helper_sources(course.paths, topic, exercise),
                secret=SECRETS[0],
                limits=limits,
                is_brief=True,
            )
            yield f"{exercise.name}#{start:05}", TASK.dump_json(task)


def _row(
    exercise: Exercise, mutants: Sequence[Mutant], trials: Sequence[Trial], excuses: dict[str, str]
) -> MutationRow:
    by_number = {int(trial.name): trial for trial in trials}
    alive = [m for m in mutants if by_number[m.number].earned == exercise.max_points]
    excused = [m for m in alive if m.after in excuses]
    survivors = tuple(f"{m.before}  ->  {m.after}" for m in alive if m.after not in excuses)
    return MutationRow(
        exercise.name, len(mutants), len(mutants) - len(alive), len(excused), survivors
    )


def _first_change(before: str, after: str) -> int:
    pairs = zip(before.splitlines(), after.splitlines(), strict=False)
    return next(number for number, (old, new) in enumerate(pairs) if old != new)
