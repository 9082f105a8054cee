"""In each topic: the first helper is wrong, and nothing but its own marks is lost."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.task import REPLY, TASK, Task, run_task
from autograder.config import read_course
from autograder.paths import CoursePaths

from .conftest import lost

PATHS = CoursePaths(Path(__file__).parents[2])
COURSE = read_course(PATHS.root)


def first_helper(topic):
    """Name the first exercise that a later one uses, and those that use it, directly or not."""
    names = [exercise.name for exercise in topic.exercises]
    used = {helper for name in names for helper in topic.helpers_of(name)}
    helper = next(name for name in names if name in used)
    return helper, [name for name in names if helper in topic.helpers_of(name)]


def submission(slug, answers):
    notebook = json.loads(PATHS.release_notebook(slug).read_text())
    for cell in notebook["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
        cell["source"] = answers.get(name, cell["source"])
    return {f"{slug}.ipynb": json.dumps(notebook).encode()}


@pytest.mark.parametrize("slug", COURSE.topics)
def test_a_wrong_first_helper_costs_its_own_marks_only(slug):
    topic = read_topic(PATHS, slug)
    references = {e.name: read_reference(PATHS, slug, e.name) for e in topic.exercises}
    helper, users = first_helper(topic)
    answers = {name: reference.solution_cell for name, reference in references.items()}
    answers[helper] = f"def {helper}(*args, **kwargs):\n    return None"
    stubs = {name: reference.stub for name, reference in references.items()}
    files = submission(slug, answers)
    task = Task(str(PATHS.root), topic, "s1", files, stubs, "a secret", COURSE.limits)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        result = REPLY.validate_json(worker.submit(run_task, TASK.dump_json(task)).result()).result

    assert set(lost(result)) == {helper}
    credited = {e.exercise for e in result.exercises if any(v.credited_with for v in e.verdicts)}
    assert credited
    assert credited <= set(users)
