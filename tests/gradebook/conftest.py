"""A course of one tiny topic: two exercises, one of them bonus, and one question."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from nbgrader.preprocessors import (
    CheckCellMetadata,
    ClearHiddenTests,
    ClearOutput,
    ClearSolutions,
    ComputeChecksums,
    LockCells,
)
from sqlalchemy import URL

from autograder.gradebook.assignments import PlannedAssignment, record_assignments
from autograder.gradebook.database import create_database, database_url
from autograder.gradebook.students import StudentRecord, record_students
from autograder.model import (
    Exercise,
    ExerciseResult,
    Question,
    Status,
    SubmissionResult,
    SubmittedCell,
    Topic,
    Verdict,
)
from autograder.paths import CoursePaths

TOPIC = Topic(
    slug="doubling",
    title="Doubling",
    goal="Double a number.",
    hours=1,
    exercises=(Exercise("doubling", "double", points=4), Exercise("doubling", "triple", bonus=2)),
    questions=(Question("reason", 3, ("1 point: says why",), "Because."),),
)
DUE = datetime(2026, 10, 5, 17, tzinfo=UTC)


def nbgrader_facts(grade_id: str, **facts: object) -> dict[str, object]:
    empty = {"schema_version": 3, "grade": False, "solution": False, "locked": False, "task": False}
    return {"nbgrader": {**empty, "grade_id": grade_id, **facts}}


def answer_cell(name: str) -> nbformat.NotebookNode:
    source = f"def {name}(x):\n    ### BEGIN SOLUTION\n    return x + x\n    ### END SOLUTION"
    metadata = nbgrader_facts(f"{name}-answer", solution=True)
    return new_code_cell(source, id=f"{name}-answer", metadata=metadata)


def check_cell(name: str, points: int) -> nbformat.NotebookNode:
    source = f'check("{name}")\n### BEGIN HIDDEN TESTS\nraise SystemExit\n### END HIDDEN TESTS'
    metadata = nbgrader_facts(f"{name}-check", grade=True, locked=True, points=points)
    return new_code_cell(source, id=f"{name}-check", metadata=metadata)


def source_notebook() -> nbformat.NotebookNode:
    question = new_markdown_cell(
        "### BEGIN SOLUTION\nBecause.\n### END SOLUTION",
        id="reason-question",
        metadata=nbgrader_facts("reason-question", grade=True, solution=True, points=3),
    )
    cells = [
        new_markdown_cell("# Doubling\n\nWrite $x + x$.", id="title"),
        new_code_cell("import numpy as np", id="imports"),
        answer_cell("double"),
        check_cell("double", 4),
        answer_cell("triple"),
        check_cell("triple", 0),
        question,
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return new_notebook(cells=cells, metadata={"kernelspec": kernel})


def released(notebook: nbformat.NotebookNode) -> nbformat.NotebookNode:
    for step in (
        LockCells,
        ClearSolutions,
        ClearOutput,
        CheckCellMetadata,
        ComputeChecksums,
        ClearHiddenTests,
        ComputeChecksums,
    ):
        notebook, _ = step().preprocess(notebook, {})
    return notebook


@dataclass(frozen=True)
class Course:
    """A course folder with its gradebook."""

    paths: CoursePaths
    url: URL
    topic: Topic


@pytest.fixture
def paths(tmp_path: Path) -> CoursePaths:
    """A course folder with source and release, and no gradebook."""
    paths = CoursePaths(tmp_path / "the course")
    for file, notebook in (
        (paths.source_notebook("doubling"), source_notebook()),
        (paths.release_notebook("doubling"), released(source_notebook())),
    ):
        file.parent.mkdir(parents=True)
        nbformat.write(notebook, file)
    return paths


@pytest.fixture(scope="session")
def empty_gradebook(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a new database, made once: making one takes seconds."""
    path = tmp_path_factory.mktemp("gradebook") / "gradebook.db"
    create_database(database_url(path))
    return path.read_bytes()


@pytest.fixture
def course(paths: CoursePaths, empty_gradebook: bytes) -> Course:
    """A course that is set up, with three students."""
    url = database_url(paths.gradebook)
    paths.gradebook.write_bytes(empty_gradebook)
    record_assignments(url, [PlannedAssignment("doubling", paths.source_notebook("doubling"), DUE)])
    names = [
        ("ada", "Lovelace", "Ada"),
        ("bob", "Böb, junior", 'B"ob'),
        ("eve", "=HYPERLINK()", ""),
    ]
    record_students(url, [StudentRecord(*name) for name in names])
    return Course(paths, url, TOPIC)


@pytest.fixture
def cells() -> Callable[..., tuple[SubmittedCell, ...]]:
    """Makes the cells of a submission from the answers to its exercises and its question."""

    def make(
        double: str | None = "def double(x):\n    return 2 * x",
        triple: str | None = None,
        reason: str | None = None,
        extra: tuple[SubmittedCell, ...] = (),
    ) -> tuple[SubmittedCell, ...]:
        answers = {"double-answer": double, "triple-answer": triple, "reason-question": reason}
        made = []
        for cell in released(source_notebook()).cells:
            grade_id = cell.metadata.get("nbgrader", {}).get("grade_id")
            source = answers.get(grade_id) or cell.source
            made.append(SubmittedCell(cell.cell_type, source, grade_id))
        return (*made, *extra)

    return make


@pytest.fixture
def result() -> Callable[..., SubmissionResult]:
    """Makes a result from the points earned; None stands for a grader error."""

    def make(
        student: str = "ada",
        double: int | None = 4,
        triple: int | None = 0,
        answered: tuple[str, ...] = (),
        **fields: object,
    ) -> SubmissionResult:
        exercises = (
            exercise_result("double", double, 4, is_bonus=False),
            exercise_result("triple", triple, 2, is_bonus=True),
        )
        made = SubmissionResult(student, "doubling", "hash", exercises, answered)
        return replace(made, **fields)

    return make


def exercise_result(name: str, earned: int | None, most: int, *, is_bonus: bool) -> ExerciseResult:
    if earned is None:
        verdicts = [Verdict("test_all", "Is right.", most, Status.GRADER_ERROR, "worker died")]
    else:
        verdicts = [Verdict("test_some", "Is half right.", earned, Status.PASSED)]
        if earned < most:
            lost = Verdict("test_rest", "Is right.", most - earned, Status.FAILED, "expected <4>")
            verdicts.append(lost)
    return ExerciseResult(name, most, is_bonus, tuple(verdicts))
