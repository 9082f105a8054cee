"""Grade notebooks of the tiny course in a worker process, by the function that workers run."""

import dataclasses
import json
import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import REPLY, TASK, GradingTask, TaskReply, run_task
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.submission_limits import Limits
from tests.course_copy import TOPIC as SLUG
from tests.course_copy import tiny_course

LIMITS = Limits(call_cpu_seconds=1, cell_cpu_seconds=1)
SECRET = "a secret of the tests"

Notebook = dict[str, Any]


@pytest.fixture(scope="session")
def paths() -> CoursePaths:
    return CoursePaths(tiny_course())


@pytest.fixture(scope="session")
def topic(paths: CoursePaths) -> Topic:
    return read_topic(paths, SLUG)


@pytest.fixture(scope="session")
def right_answers(paths: CoursePaths, topic: Topic) -> dict[str, str]:
    return {e.name: read_reference(paths, SLUG, e.name).solution_cell for e in topic.exercises}


@pytest.fixture(scope="session")
def fill_in(paths: CoursePaths) -> Callable[[Mapping[str, str]], Notebook]:
    """Write answers into a copy of the released notebook."""
    released = json.loads(paths.release_notebook(SLUG).read_text())

    def fill_in(answers: Mapping[str, str]) -> Notebook:
        notebook: Notebook = json.loads(json.dumps(released))
        for cell in notebook["cells"]:
            name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
            if name in answers:
                cell["source"] = answers[name]
        return notebook

    return fill_in


def code_cell(source: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "metadata": {},
        "source": source,
        "outputs": [],
        "execution_count": None,
        "id": f"own-{abs(hash(source)) % 10**8}",
    }


@pytest.fixture(scope="session")
def task_for(paths: CoursePaths, topic: Topic):
    """Pack the files of one submission into a task."""
    stubs = {e.name: read_reference(paths, SLUG, e.name).stub for e in topic.exercises}

    def task_for(
        files: Mapping[str, bytes],
        changed: Topic | None = None,
        *,
        reruns_experiments: bool = False,
        **limits: int,
    ) -> bytes:
        own = LIMITS.model_copy(update=limits)
        task = GradingTask(str(paths.root), changed or topic, "s1", files, stubs, SECRET, own)
        return TASK.dump_json(dataclasses.replace(task, reruns_experiments=reruns_experiments))

    return task_for


@pytest.fixture(scope="session")
def run(task_for):
    """Grade the files of one submission."""

    def run(files: Mapping[str, bytes], changed: Topic | None = None, **settings: int) -> TaskReply:
        task = task_for(files, changed, **settings)
        return REPLY.validate_json(worker.submit(run_task, task).result())

    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        yield run


@pytest.fixture(scope="session")
def grade(run, fill_in, right_answers):
    """Grade the released notebook with right answers, apart from those named."""

    def grade(
        answers: Mapping[str, str] | None = None,
        *,
        before: str = "",
        after: str = "",
        topic: Topic | None = None,
        **limits: int,
    ) -> SubmissionResult:
        notebook = fill_in({**right_answers, **(answers or {})})
        notebook["cells"][:0] = [code_cell(before)] if before else []
        notebook["cells"] += [code_cell(after)] if after else []
        data = json.dumps(notebook).encode()
        return run({f"{SLUG}.ipynb": data}, topic, **limits).result

    return grade


def keeping(name: str, source: str) -> str:
    """Return an answer that might keep something: all of its notebook is run more often."""
    return f"{source}\n\n{name}.kept = []"


def exercise_of(result: SubmissionResult, name: str):
    return next(found for found in result.exercises if found.exercise == name)


def found_in(result: SubmissionResult) -> list[Any]:
    """Return all that was found out about each exercise, but for the time that it took."""
    return [dataclasses.replace(exercise, cpu_seconds=0.0) for exercise in result.exercises]


def lost(result: SubmissionResult) -> dict[str, int]:
    """Points lost, by exercise; only exercises that lost some."""
    return {
        e.exercise: e.max_points - (e.score or 0)
        for e in result.exercises
        if e.score != e.max_points
    }


def replaced(topic: Topic, name: str, **changes: Any) -> Topic:
    exercises = tuple(
        dataclasses.replace(e, **changes) if e.name == name else e for e in topic.exercises
    )
    return dataclasses.replace(topic, exercises=exercises)
