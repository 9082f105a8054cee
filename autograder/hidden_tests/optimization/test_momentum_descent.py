"""Hidden tests of optimization/momentum_descent; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_follows_the_recurrence(student, reference, seed, open_function):
    """Adds beta times the last step, of which there is none at first, to a plain gradient step."""
    identity = open_function("quadratic_gradient", np.eye(1), np.zeros(1))
    by_hand = (identity, np.array([16.0]), 0.25, 0.5, 3), [[16], [12], [7], [2.75]]
    calls = []
    rng = np.random.default_rng(seed("bowls"))
    for d in (1, 2, 4):
        root = rng.normal(size=(d, d))
        grad = open_function("quadratic_gradient", root @ root.T / d, rng.normal(size=d))
        for beta, n_iter in [(rng.uniform(0.3, 0.95), 15), (0.99, 60)]:
            calls.append((grad, rng.normal(size=d), 0.2, beta, n_iter))
    valley = open_function("rosenbrock_gradient")
    calls.append((valley, rng.uniform(-1, 1, size=2), 1e-3, 0.9, 15))
    first = [(*call[:-1], 1) for call in calls]  # a plain step, whatever beta is
    cases = [by_hand, *answered_by(reference.momentum_descent, [*first, *calls])]
    assert_cases(student.momentum_descent, cases, atol=1e-9)


@pytest.mark.points(1)
def test_without_momentum(student, seed, open_function):
    """Is plain gradient descent for beta = 0."""
    rng = np.random.default_rng(seed("bowls"))
    A, b = np.diag(rng.uniform(0.5, 2, size=3)), rng.normal(size=3)
    grad, w0 = open_function("quadratic_gradient", A, b), rng.normal(size=3)
    plain = [w0]
    for _ in range(6):
        plain.append(plain[-1] - 0.4 * (A @ plain[-1] - b))
    cases = [((grad, w0, 0.4, 0.0, n_iter), plain[: n_iter + 1]) for n_iter in (6, 1)]
    assert_cases(student.momentum_descent, cases, atol=1e-9)


@pytest.mark.points(1)
def test_closed_form_on_a_parabola(student, seed, open_function):
    """Swings on a parabola as the linear recurrence says, and never stops by itself."""
    rng = np.random.default_rng(seed("parabolas"))
    cases = []
    for curvature, lr, beta in [(1.0, 0.1, 0.8), (4.0, 0.2, 0.5), (2.0, 0.3, 0.9)]:
        w0 = float(rng.uniform(1, 3))
        roots = np.roots([1, -(1 + beta - lr * curvature), beta]).astype(complex)
        first = w0 - lr * curvature * w0
        parts = np.linalg.solve(np.array([[1, 1], roots]), np.array([w0, first]))
        expected = [[(parts @ roots**t).real] for t in range(13)]
        grad = open_function("quadratic_gradient", curvature * np.eye(1), np.zeros(1))
        cases.append(((grad, np.array([w0]), lr, beta, 12), expected))
    # The first step lands on the minimum, where the gradient is zero, and momentum goes on.
    identity = open_function("quadratic_gradient", np.eye(2), np.zeros(2))
    call = identity, np.array([8.0, -4.0]), 1.0, 0.5, 2
    cases.append((call, [[8, -4], [0, 0], [-4, 2]]))
    # Slope and momentum cancel in the second step: it stands still, and goes on.
    one = open_function("quadratic_gradient", np.eye(1), np.zeros(1))
    path = np.array([[8], [-2], [-2], [0.5]])
    cases += [((one, far * path[0], 1.25, 0.25, 3), far * path) for far in (1.0, 1e9)]
    assert_cases(student.momentum_descent, cases, atol=1e-9)


@pytest.mark.points(1)
def test_shape_and_inputs(student, seed, open_function):
    """Returns n_iter + 1 rows, takes a w0 of integers, and leaves w0 as it was."""
    grad = open_function("rosenbrock_gradient")
    w0 = np.random.default_rng(seed("start")).uniform(-1, 1, size=2)
    path = as_array(student.momentum_descent(grad, w0, 1e-3, 0.9, 7), shape=(8, 2))
    assert_close(path[0], w0, atol=1e-9, what="the first row")
    bottom, integer = np.array([1.0, 1.0]), np.array([1])
    identity = open_function("quadratic_gradient", np.eye(1), np.zeros(1))
    cases = [
        ((grad, w0, 1e-3, 0.9, 0), [w0]),
        ((grad, bottom, 1e-3, 0.0, 3), np.ones((4, 2))),
        ((identity, integer, 0.5, 0.0, 2), [[1], [0.5], [0.25]]),
        ((identity, integer, 0.5, 0.5, 0), [[1]]),
        # The gradient of the notebook's example is its argument, not a copy of it.
        ((open_function("identity"), np.array([8.0]), 0.5, 0.0, 3), [[8], [4], [2], [1]]),
    ]
    assert_cases(student.momentum_descent, cases, atol=1e-9)
    calls = [
        (grad, w0, 1e-3, 0.9, 4),
        (identity, np.ones(1), 0.5, 0.5, 0),
        (identity, integer, 0.5, 0.5, 2),
    ]
    assert_leaves_arguments(student.momentum_descent, calls)


@counterexample_search(
    w0=strategies.vectors(size=(1, 2)),
    beta=strategies.choices(0.0, 0.5),
    n_iter=strategies.choices(0, 1, 2, 3),
)
def agrees_with_the_reference(student, reference, open_function, w0, beta, n_iter):
    d = len(w0)
    grad = open_function("quadratic_gradient", np.eye(d), np.zeros(d))
    call = grad, w0, 0.5, beta, n_iter
    expected = reference.momentum_descent(*call)
    assert_close(student.momentum_descent(*call), expected, atol=1e-9)
