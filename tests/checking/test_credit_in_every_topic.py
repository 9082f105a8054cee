"""In each topic: the first helper is wrong, and nothing but its own marks is lost."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import REPLY, TASK, Task, run_task
from autograder.config import read_course
from autograder.paths import CoursePaths
from autograder.pipeline.topic_checks.follow_through_checks import (
    WRONG_HELPER,
    first_helper,
    judge_follow_through,
)

from .conftest import lost

PATHS = CoursePaths(Path(__file__).parents[2])
COURSE = read_course(PATHS.root)


def submission(slug, answers):
    notebook = json.loads(PATHS.release_notebook(slug).read_text())
    for cell in notebook["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
        cell["source"] = answers.get(name, cell["source"])
    return {f"{slug}.ipynb": json.dumps(notebook).encode()}


@pytest.fixture(scope="module")
def grade_topic():
    """Grade a topic's notebook with right answers, apart from those named."""

    def grade(slug, answers):
        topic = read_topic(PATHS, slug)
        references = {e.name: read_reference(PATHS, slug, e.name) for e in topic.exercises}
        right = {name: reference.solution_cell for name, reference in references.items()}
        stubs = {name: reference.stub for name, reference in references.items()}
        files = submission(slug, {**right, **answers})
        task = Task(str(PATHS.root), topic, "s1", files, stubs, "a secret", COURSE.limits)
        return REPLY.validate_json(worker.submit(run_task, TASK.dump_json(task)).result()).result

    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        yield grade


@pytest.mark.parametrize("slug", COURSE.topics)
def test_a_wrong_first_helper_costs_its_own_marks_only(slug, grade_topic):
    helper, users = first_helper(read_topic(PATHS, slug))
    result = grade_topic(slug, {helper: WRONG_HELPER.format(name=helper)})
    assert judge_follow_through(result, helper, users).missing == ()
    assert set(lost(result)) == {helper}
    credited = {
        e.exercise for e in result.exercises if any(v.followed_through_with for v in e.verdicts)
    }
    assert credited <= set(users)


HELPER = """def impurity_decrease(y, groups, impurity):
    return impurity(y) - np.mean([impurity(y[groups == g]) for g in np.unique(groups)] or [0.0])
"""
USER = """def best_attribute(X, y, attrs):
    gains = {a: impurity_decrease(y, X[:, a], label_entropy) for a in sorted(attrs)}
    best = max(gains.values())
    return int(next(a for a, gain in gains.items() if gain >= best - 1e-9))
"""


def test_a_right_helper_may_be_given_a_students_function(grade_topic):
    """The reference that answers for a wrong helper calls the student's function in its turn."""
    result = grade_topic("decision_trees", {"impurity_decrease": HELPER, "best_attribute": USER})
    assert set(lost(result)) == {"impurity_decrease"}


SCALED = """def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    v = v0 / lp_norm(v0, 2)
    steps = 0
    while steps < n_iter:
        w = A @ v
        length = lp_norm(w, 2)
        if length == 0:
            break
        w, steps = w / length, steps + 1
        gap = min(lp_norm(w - v, 2), lp_norm(w + v, 2))
        v = w
        if gap < tol:
            break
    v = v * np.sign(v[np.argmax(np.abs(v))])
    return float(v @ A @ v), v, steps
"""


def test_an_earlier_answer_is_a_helper_wherever_it_is_called(grade_topic):
    """The course names no helper for this exercise; this student uses one all the same."""
    wrong = "def lp_norm(x, p):\n    return float(np.sum(np.abs(x) ** p))"
    result = grade_topic("math_foundations", {"lp_norm": wrong, "power_iteration": SCALED})
    assert set(lost(result)) == {"lp_norm"}
    found = next(e for e in result.exercises if e.exercise == "power_iteration")
    assert ("lp_norm",) in {verdict.followed_through_with for verdict in found.verdicts}
