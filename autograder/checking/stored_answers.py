"""Run stored answers through the hidden tests of their exercise, as a notebook in the sandbox."""

import ast
import functools
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from autograder.checking.counterexample_search import (
    find_counterexample_search,
    smallest_failing_input,
)
from autograder.checking.grading_task import (
    open_functions_source,
    stage_release,
    warm_suite,
    warm_zygote,
)
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.library_use import LibraryUse, library_use
from autograder.checking.name_bindings import bindings_in
from autograder.checking.partial_regrade import Answer
from autograder.checking.stateless_answers import stateless_functions, unknown_names
from autograder.checking.student_functions import ReferenceFunctions
from autograder.checking.submission_grader import SubmissionGrader
from autograder.checking.syntax import parse_cell
from autograder.errors import CourseTextError, Fault
from autograder.model import Exercise, ExerciseResult, Topic, Verdict
from autograder.paths import CoursePaths
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.snapshot import Call, CodeCell
from autograder.submission_limits import Limits

FIRST_CELL = "from collections.abc import Callable\n\nimport numpy as np"


class Kind(StrEnum):
    """What a stored answer is, and so what it must earn."""

    REFERENCE = "reference"
    STUB = "stub"
    WRONG = "wrong"
    RIGHT = "right"
    MUTANT = "mutant"
    NON_ANSWER = "non-answer"


@dataclass(frozen=True)
class StoredAnswer:
    """One answer to one exercise: code that could stand in the answer cell."""

    kind: Kind
    name: str
    source: str


@dataclass(frozen=True)
class CalibrationTask:
    """What a worker needs to try the answers to one exercise under one secret."""

    root: str
    topic: Topic
    exercise: str
    answers: tuple[StoredAnswer, ...]
    helpers: tuple[str, ...]
    secret: str
    limits: Limits
    is_brief: bool = False


@dataclass(frozen=True)
class Trial:
    """What one answer earned, test by test."""

    kind: Kind
    name: str
    verdicts: tuple[Verdict, ...]
    cpu_seconds: float
    counterexample: str = ""

    @property
    def earned(self) -> int | None:
        """Points in all; None after a grader error."""
        total = 0
        for verdict in self.verdicts:
            if verdict.earned is None:
                return None
            total += verdict.earned
        return total


TASK = TypeAdapter(CalibrationTask)
TRIALS = TypeAdapter(tuple[Trial, ...])


def run_calibration(data: bytes) -> bytes:
    """Try all answers of a task; a pure function of bytes for the worker pool."""
    task = TASK.validate_json(data)
    paths = CoursePaths(Path(task.root))
    suite = warm_suite(paths.root, task.topic, task.secret)
    suite.require_sound(task.exercise)
    if not task.is_brief:
        require_sound_search(suite, task.exercise)
    trials = []
    with tempfile.TemporaryDirectory(prefix="autograder-") as folder:
        stage = Path(folder) / "stage"
        stage_release(paths, task.topic.slug, stage)
        for answer in task.answers:
            result = _try(task, answer, suite, stage)
            trials.append(
                Trial(
                    answer.kind,
                    answer.name,
                    result.verdicts,
                    result.cpu_seconds,
                    result.counterexample,
                )
            )
    return TRIALS.dump_json(tuple(trials))


class ReferenceAsStudent(ReferenceFunctions):
    """The references in a student's place; no call is ever counted as a student's."""

    calls = 0
    last_call = Call("reference", (), {})


def require_sound_search(suite: Suite, exercise: str) -> None:
    """Refuse an exercise whose counterexample search does not run to its end on the reference.

    While a class is graded, what fails in a search after a student's call is taken for the
    student's doing. So an author's mistake must show before.

    Raises
    ------
    CourseTextError
        If it finds something wrong with the reference; what else it raises comes out as it is.
    """
    check = find_counterexample_search(suite.module(exercise))
    if check is None:
        return
    student: Any = ReferenceAsStudent(suite.topic.slug)
    found = smallest_failing_input(check, student, suite.reference, suite.open_function)
    if found is not None:
        file = suite.paths.hidden_test(suite.topic.slug, exercise).relative_to(suite.paths.root)
        raise CourseTextError(
            [
                Fault(
                    file,
                    check.__code__.co_firstlineno,
                    f"the counterexample search finds the reference wrong on "
                    f"{dict(found.arguments)}. Got {found.failure}. Fix one of the two.",
                )
            ]
        )


def _try(task: CalibrationTask, answer: StoredAnswer, suite: Suite, stage: Path) -> ExerciseResult:
    with closing(answer_notebook(task, answer, stage)) as notebook:
        notebook.build()
        is_brief = task.is_brief or answer.kind is Kind.NON_ANSWER
        return examine_answer(task, answer, suite, notebook, is_brief=is_brief)


def examine_answer(
    task: CalibrationTask, answer: StoredAnswer, suite: Suite, notebook: Notebook, *, is_brief: bool
) -> ExerciseResult:
    """Run the hidden tests of an exercise on its answer in a notebook that was built.

    Parameters
    ----------
    is_brief : bool
        Whether verdicts are enough, without a counterexample.
    """
    exercise = task.topic.exercise(task.exercise)
    is_there = notebook.found[task.exercise] in ("function", "restored")
    is_there = is_there and answer.kind is not Kind.STUB
    trees = [parse_cell(source).tree for source in (FIRST_CELL, *task.helpers, answer.source)]
    use = _use_in(trees, task, exercise)
    grader = SubmissionGrader(
        suite,
        notebook,
        task.limits,
        is_brief=is_brief,
        find_stateless=lambda: stateless_functions(
            _bound(trees), [exercise.name], unknown_names(dict(enumerate(trees)), notebook.runs)
        ),
    )
    [result] = grader.examine([Answer(exercise, is_there, source=answer.source, use=use)])
    return result


def _use_in(
    trees: Sequence[ast.Module | None], task: CalibrationTask, exercise: Exercise
) -> LibraryUse:
    """Read the last cell, which answers an exercise, and what it uses of the others."""
    names = [other.name for other in task.topic.exercises]
    bound = functools.partial(_bound, trees)
    return library_use(bound, trees[-1], exercise.name, exercise.write_yourself, names)


def _bound(trees: Sequence[ast.Module | None]) -> dict[str, list[ast.AST]]:
    return bindings_in(tree for tree in trees if tree is not None)


def answer_notebook(task: CalibrationTask, answer: StoredAnswer, stage: Path) -> Notebook:
    """Put one answer into a notebook below the references of the helpers that it may use."""
    paths = CoursePaths(Path(task.root))
    sources: Sequence[str] = (FIRST_CELL, *task.helpers, answer.source)
    cells = [CodeCell(index, source) for index, source in enumerate(sources)]
    cells[-1] = replace(cells[-1], answers=task.exercise)
    open_functions = open_functions_source(paths, task.topic.slug)
    zygote = warm_zygote(paths.root)
    return Notebook(zygote, cells, [task.exercise], stage, task.limits, open_functions)
