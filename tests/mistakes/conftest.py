"""A copy of the tiny course with recorded atlases, and answers of its students."""

import json
import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import REPLY, TASK, GradingTask, run_task
from autograder.course import Course, open_course
from autograder.model import SubmissionResult, Topic
from autograder.pipeline.record_atlas import plan_atlases, record_atlases
from autograder.submission_limits import Limits
from tests.course_copy import TOPIC as SLUG
from tests.course_copy import copy_course, made_once

LIMITS = Limits(call_cpu_seconds=1, cell_cpu_seconds=2)
SECRET = "another secret than the public ones"


def _record(root):
    course = open_course(copy_course(root))
    record_atlases(course, plan_atlases(course.paths, [SLUG]), jobs=1)


@pytest.fixture(scope="session")
def course() -> Course:
    """Open the tiny course with atlases; no test may change it."""
    return open_course(made_once("course_with_atlases", _record))


@pytest.fixture(scope="session")
def topic(course: Course) -> Topic:
    return read_topic(course.paths, SLUG)


@pytest.fixture(scope="session")
def hand_in(course: Course, topic: Topic):
    """Grade the released notebook with right answers, apart from those given."""
    paths = course.paths
    right = {e.name: read_reference(paths, SLUG, e.name).solution_cell for e in topic.exercises}
    stubs = {e.name: read_reference(paths, SLUG, e.name).stub for e in topic.exercises}
    released = paths.release_notebook(SLUG).read_text()

    def hand_in(answers: Mapping[str, str], changed: Topic | None = None) -> SubmissionResult:
        notebook = json.loads(released)
        for cell in notebook["cells"]:
            name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
            if name in right:
                cell["source"] = {**right, **answers}[name]
        files = {f"{SLUG}.ipynb": json.dumps(notebook).encode()}
        task = GradingTask(str(paths.root), changed or topic, "s1", files, stubs, SECRET, LIMITS)
        return REPLY.validate_json(worker.submit(run_task, TASK.dump_json(task)).result()).result

    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        yield hand_in


@pytest.fixture
def judged(hand_in) -> Callable[..., object]:
    """Return what was found for one exercise."""

    def judged(name: str, source: str, changed: Topic | None = None, **others: str):
        result = hand_in({name: source, **others}, changed)
        return next(found for found in result.exercises if found.exercise == name)

    return judged
