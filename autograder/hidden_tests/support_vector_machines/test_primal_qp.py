"""Hidden tests of primal_qp; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import clouds, separated
from autograder.testing import (
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

X = np.array([[2.0, 3.0], [5.0, 7.0], [-4.0, 0.5]])
Y = np.array([1.0, -1.0, -1.0])


@pytest.mark.points(1)
def test_objective(student, seed):
    """Makes norm(w)**2 / 2 of the objective: the offset comes first and costs nothing."""
    rng = np.random.default_rng(seed("points"))
    cases = [((X, Y), np.diag([0.0, 1.0, 1.0])), ((X[:, :1], Y), np.diag([0.0, 1.0]))]
    linear = [((X, Y), np.zeros(3)), ((X[:, :1], Y), np.zeros(2))]
    for n, d in [(6, 3), (2, 5)]:
        call = rng.normal(size=(n, d)), np.where(np.arange(n) % 2, 1.0, -1.0)
        cases.append((call, np.diag([0.0] + [1.0] * d)))
        linear.append((call, np.zeros(d + 1)))
    assert_cases(student.primal_qp, cases, part=(0, 4), what="Q", dtype=np.float64)
    assert_cases(student.primal_qp, linear, part=(1, 4), what="p", dtype=np.float64)


@pytest.mark.points(1)
def test_constraints(student, seed):
    """Puts y_i * [1, x_i] into row i of A, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    cases = [((X, Y), [[1, 2, 3], [-1, -5, -7], [-1, 4, -0.5]])]
    cases.append(((X[:, 1:], -Y), [[-1, -3], [1, 7], [1, 0.5]]))
    for n, d in [(7, 2), (3, 6), (5, 4)]:
        points, y = clouds(rng, n, d)
        expected = [[t, *(t * x)] for x, t in zip(points, y, strict=True)]
        cases.append(((points, y), expected))
    cases.append(((X[1:2], Y[1:2]), [[-1, -5, -7]]))
    twice = [0, 1, 1, 0]
    cases.append(((X[twice], Y[twice]), [[1, 2, 3], [-1, -5, -7], [-1, -5, -7], [1, 2, 3]]))
    assert_cases(student.primal_qp, cases, part=(2, 4), what="A")
    assert_leaves_arguments(student.primal_qp, [call for call, _ in cases])


@pytest.mark.points(1)
def test_right_hand_side(student, seed):
    """Asks for 1 at every point, also of a single one, of integers, and with many columns."""
    rng = np.random.default_rng(seed("points"))
    calls = [clouds(rng, n, d) for n, d in [(4, 2), (9, 3), (2, 6)]]
    calls += [(X[:1], Y[:1]), (X[1:2], Y[1:2])]
    cases = [(call, np.ones(len(call[1]))) for call in calls]
    assert_varies(student.primal_qp, [(X, Y), (X, -Y)])
    assert_cases(student.primal_qp, cases, part=(3, 4), what="c", dtype=np.float64)
    whole = np.array([[2, 3], [5, 7]]), np.array([1, -1])

    def is_of_floats(answer, points, y):
        for part, what in zip(as_tuple(answer, 4), ("Q", "p", "A", "c"), strict=True):
            require(np.asarray(part).dtype == np.float64, f"{what} holds no float64 numbers.")

    assert_law(student.primal_qp, [whole], is_of_floats)


@pytest.mark.points(1)
def test_canonical_planes_obey(student, seed):
    """Lets a canonical plane obey all constraints, one of them with equality."""
    rng = np.random.default_rng(seed("separated"))
    calls = [separated(rng, n, d) for n, d in [(6, 2), (9, 3), (4, 5)]]
    # Only the point 0 is on its gutter here.
    calls.append((np.array([[0.0], [5.0]]), np.array([-1.0, 1.0]), np.array([1.0]), -1.0))

    def obeys(answer, points, y):
        d = points.shape[1] + 1
        shapes = {"Q": (d, d), "p": (d,), "A": (len(y), d), "c": (len(y),)}
        parts = zip(as_tuple(answer, 4), shapes.items(), strict=True)
        Q, p, A, c = (as_array(part, shape=shape, what=what) for part, (what, shape) in parts)
        w, b = next((w, b) for X, _, w, b in calls if X.shape == points.shape)
        u = np.append(b, w) / np.min(y * (points @ w + b))
        left = as_array(A @ u - c, shape=y.shape)
        require(left >= -1e-9, "A canonical plane breaks a constraint.")
        require(left.min() < 1e-9, "No constraint holds with equality at a canonical plane.")
        assert_close(u @ Q @ u / 2 + p @ u, u[1:] @ u[1:] / 2, what="the objective")

    assert_law(student.primal_qp, [(X, y) for X, y, _, _ in calls], obeys)


@counterexample_search(data=strategies.classifications((1, 3), (1, 2), names=(-1.0, 1.0)))
def agrees_with_the_reference(student, reference, data):
    expected = reference.primal_qp(*data)
    assert_close(student.primal_qp(*data), expected, parts=("Q", "p", "A", "c"))
