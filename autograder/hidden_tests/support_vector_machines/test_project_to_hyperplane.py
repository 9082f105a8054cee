"""Hidden tests of project_to_hyperplane; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_idempotent,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

X = np.array([[3.0, 4.0], [1.0, 0.5], [0.0, 0.0]])
W, B = np.array([3.0, 4.0]), -5.0
FEET = np.array([[0.6, 0.8], [1.0, 0.5], [0.6, 0.8]])


@pytest.mark.points(1)
def test_projections(student, reference, seed):
    """Returns the nearest points of the plane, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    cases = [((X, W, B), FEET)]
    cases.append(((np.array([[4.0], [-1.0]]), np.array([2.0]), -3.0), [[1.5], [1.5]]))
    for n, d in [(4, 2), (6, 3), (3, 7)]:
        points, w, b = rng.normal(size=(n, d)), rng.normal(size=d), rng.normal()
        # The nearest point of {w . x + b = 0} by least squares: one linear system for each.
        system = np.block([[np.eye(d), w[:, np.newaxis]], [w, np.zeros((1, 1))]])
        expected = [np.linalg.solve(system, np.append(x, -b))[:d] for x in points]
        cases.append(((points, w, b), expected))
    assert_cases(student.project_to_hyperplane, cases, scaled_atol=1e-9)
    calls = [call for call, _ in cases]
    oracle = reference.project_to_hyperplane
    assert_agrees(student.project_to_hyperplane, oracle, calls, scaled_atol=1e-9)
    assert_leaves_arguments(student.project_to_hyperplane, calls)


@pytest.mark.points(1)
def test_the_plane(student, seed):
    """Returns points of the plane for any length of w, leaves them there, and takes integers."""
    rng = np.random.default_rng(seed("points"))
    cases = [((X, factor * W, factor * B), FEET) for factor in (0.5, -3.0, 1e-10, 1e6)]
    cases += [((unit * X, W, unit * B), unit * FEET) for unit in (1e-12, 1e9)]
    cases += [((X[:1], W, B), FEET[:1]), ((np.array([[6.0, -3.25]]), W, B), [[6.0, -3.25]])]
    cases.append(((np.full((1, 50), 3.0), np.ones(50), -50.0), np.ones((1, 50))))
    cases.append(((np.array([[3, 4], [0, 0]]), W.astype(int), -5), FEET[[0, 2]]))
    assert_cases(student.project_to_hyperplane, cases, scaled_atol=1e-9)
    points, w, b = rng.normal(size=(6, 4)), rng.normal(size=4), rng.normal()

    def on_the_plane(answer, points, w, b):
        scores = as_array(answer, shape=points.shape) @ w + b
        require(np.abs(scores) <= 1e-9 * (1 + np.linalg.norm(w)), "Some point is off the plane.")

    assert_law(
        student.project_to_hyperplane, [(points, w, b), (points, 9 * w, 2 * b)], on_the_plane
    )
    assert_idempotent(student.project_to_hyperplane, [(X, W, B), (points, w, b)], scaled_atol=1e-9)
    whole = [(np.array([[3.0, 4.0], [8.0, -1.0]]), W, B)]
    assert_accepts(student.project_to_hyperplane, whole, integers=True)


@counterexample_search(
    X=strategies.matrices((1, 2), 2), w=strategies.vectors(2), b=strategies.numbers()
)
def agrees_with_the_reference(student, reference, X, w, b):
    w = w if np.any(w) else w + 1
    expected = reference.project_to_hyperplane(X, w, b)
    assert_close(student.project_to_hyperplane(X, w, b), expected, atol=1e-9)
