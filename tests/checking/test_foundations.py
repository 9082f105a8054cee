"""A topic with helpers and with functions that students write themselves, graded as a whole."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import REPLY, TASK, GradingTask, run_task

from .conftest import LIMITS, ROOT, SECRET, code_cell, exercise_of, lost

SLUG = "math_foundations"
TRANSPOSED = """\
def solve_linear_system(A, b):
    M, x = np.array(A, dtype=float).T.copy(), np.array(b, dtype=float)
    for k in range(len(M)):
        for i in range(k + 1, len(M)):
            x[i] -= M[i, k] / M[k, k] * x[k]
            M[i] -= M[i, k] / M[k, k] * M[k]
    return x"""
ASCENDING = """\
def svd_from_eigh(X, tol=1e-10):
    values, V = np.linalg.eigh(X.T @ X)
    keep = values > tol * values.max()
    return X @ V[:, keep] / np.sqrt(values[keep]), np.sqrt(values[keep]), V[:, keep].T"""
CHEATS = {
    "determinant": "def determinant(A, det=np.linalg.det):\n    return float(det(A))",
    "solve_linear_system": "def solve_linear_system(A, b):\n    return solver(A, b)",
}


@pytest.fixture(scope="module")
def grade(paths):
    """Grade right answers, apart from those named, with one more cell before them."""
    topic = read_topic(paths, SLUG)
    references = {e.name: read_reference(paths, SLUG, e.name) for e in topic.exercises}
    stubs = {name: reference.stub for name, reference in references.items()}
    right = {name: reference.solution_cell for name, reference in references.items()}
    released = json.loads(paths.release_notebook(SLUG).read_text())
    limits = LIMITS.model_copy(update={"cell_cpu_seconds": 20})

    def grade(answers, before="pass"):
        notebook = json.loads(json.dumps(released))
        for cell in notebook["cells"]:
            name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
            cell["source"] = {**right, **answers}.get(name, cell["source"])
        notebook["cells"].insert(3, code_cell(before))
        files = {f"{SLUG}.ipynb": json.dumps(notebook).encode()}
        task = GradingTask(str(ROOT), topic, "s1", files, stubs, SECRET, limits)
        return REPLY.validate_json(worker.submit(run_task, TASK.dump_json(task)).result()).result

    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        yield grade


def test_right_answers_earn_everything(grade):
    assert lost(grade({})) == {}


def test_wrong_helpers_cost_their_own_marks_only(grade):
    result = grade({"solve_linear_system": TRANSPOSED, "svd_from_eigh": ASCENDING})
    assert set(lost(result)) == {"solve_linear_system", "svd_from_eigh"}
    for name, helper in (
        ("equality_constrained_quadratic", "solve_linear_system"),
        ("low_rank_approximation", "svd_from_eigh"),
    ):
        credited = {
            v.followed_through_with
            for v in exercise_of(result, name).verdicts
            if v.followed_through_with
        }
        assert credited == {(helper,)}


def test_a_library_function_costs_its_own_exercise_and_comparing_costs_nothing(grade):
    before = "from numpy.linalg import solve as solver\nassert np.linalg.det(np.eye(2)) == 1"
    result = grade(CHEATS, before)
    assert set(lost(result)) == set(CHEATS)
    for name, called in (("determinant", "det"), ("solve_linear_system", "solve")):
        words = " ".join(v.message for v in exercise_of(result, name).verdicts)
        assert f"calls `numpy.linalg.{called}`, which this exercise asks you to write" in words
    comparing = "solver = np.linalg.solve\nL = np.linalg.norm(np.ones(3))"
    assert lost(grade({}, comparing)) == {}
