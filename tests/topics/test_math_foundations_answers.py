"""A topic with helpers and with functions that students write themselves, graded as a whole."""

import pytest

from autograder.submission_limits import Limits
from tests.topics.conftest import credited, lost

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
def grade(grade_topic):
    """Grade right answers, apart from those named, with one more cell before them."""
    limits = Limits(call_cpu_seconds=1, cell_cpu_seconds=20)

    def grade(answers, before="pass", **options):
        return grade_topic(SLUG, answers, before=before, limits=limits, **options)

    return grade


def test_right_answers_earn_everything(grade):
    assert lost(grade({}, has_experiments=True)) == {}


def test_wrong_helpers_cost_their_own_marks_only(grade):
    result = grade({"solve_linear_system": TRANSPOSED, "svd_from_eigh": ASCENDING})
    assert set(lost(result)) == {"solve_linear_system", "svd_from_eigh"}
    for name, helper in (
        ("equality_constrained_quadratic", "solve_linear_system"),
        ("low_rank_approximation", "svd_from_eigh"),
    ):
        assert set(credited(result, name).values()) == {(helper,)}


def test_a_library_function_costs_its_own_exercise_and_comparing_costs_nothing(grade):
    before = "from numpy.linalg import solve as solver\nassert np.linalg.det(np.eye(2)) == 1"
    result = grade(CHEATS, before)
    assert set(lost(result)) == set(CHEATS)
    for name, called in (("determinant", "det"), ("solve_linear_system", "solve")):
        found = next(found for found in result.exercises if found.exercise == name)
        words = " ".join(v.message for v in found.verdicts)
        assert f"calls `numpy.linalg.{called}`, which is not allowed in this exercise" in words
    comparing = "solver = np.linalg.solve\nL = np.linalg.norm(np.ones(3))"
    assert lost(grade({}, comparing)) == {}
