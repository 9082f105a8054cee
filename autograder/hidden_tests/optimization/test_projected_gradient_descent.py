"""Hidden tests of optimization/projected_gradient_descent; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_start_is_projected_first(student, open_function):
    """Projects w0 (of integers, too) before the first step, and leaves w0 as it was."""
    grad = open_function("quadratic_gradient", np.eye(2), np.zeros(2))
    box = open_function("onto_box", 1.0)
    cases = []
    for w0, start in [([9.0, -0.5], [1, -0.5]), ([0.2, 0.3], [0.2, 0.3])]:
        for n_iter in (0, 1, 2):
            call = grad, box, np.array(w0), 0.25, n_iter
            cases.append((call, 0.75**n_iter * np.array(start)))
    cases.append(((grad, box, np.array([9, 1]), 0.25, 1), [0.75, 0.75]))  # a start of ints
    # Outside of the box, where the gradient is zero.
    lowest = np.array([3.0, 0.5])
    beyond = open_function("quadratic_gradient", np.eye(2), lowest)
    cases.append(((beyond, box, lowest, 0.25, 0), [1, 0.5]))
    assert_cases(student.projected_gradient_descent, cases, atol=1e-9)
    ball = open_function("onto_ball", 3.0)  # returns the ints that it was given
    inside = np.array([1, -2])
    cases = [
        ((grad, ball, inside, 0.25, 1), [0.75, -1.5]),
        ((grad, ball, np.array([3, 4]), 0.25, 0), [1.8, 2.4]),
    ]
    assert_cases(student.projected_gradient_descent, cases)
    starts = np.array([9.0, -0.5]), np.array([0.5, 0.5]), inside
    # The projection on the whole plane returns its argument itself.
    sets = box, ball, open_function("identity")
    calls = [(grad, proj, w0, 0.25, n) for proj in sets for w0 in starts for n in (0, 2)]
    assert_leaves_arguments(student.projected_gradient_descent, calls)


@pytest.mark.points(1)
def test_every_step_is_projected(student, reference, seed, open_function):
    """Projects after every step, and steps along the gradient itself."""
    rng = np.random.default_rng(seed("bowls"))
    # In a ball around 0, the path runs along the border: projecting at the end is not enough.
    calls = []
    for d in (2, 3):
        root = rng.normal(size=(d, d))
        A, b = root @ root.T / d + np.eye(d), 6 * rng.normal(size=d)
        grad = open_function("quadratic_gradient", A, b)
        for proj in (open_function("onto_ball", 1.0), open_function("onto_positive")):
            calls += [(grad, proj, 2 * rng.normal(size=d), 0.3, n_iter) for n_iter in (1, 2, 25)]
    # The gradient is zero at the start, and not at its projection.
    A, lowest = np.array([[1.0, 0.5], [0.5, 1.0]]), np.array([3.0, 0.5])
    beyond = open_function("quadratic_gradient", A, A @ lowest)
    calls.append((beyond, open_function("onto_box", 1.0), lowest, 0.25, 1))
    oracle = reference.projected_gradient_descent
    assert_agrees(student.projected_gradient_descent, oracle, calls, atol=1e-9)


@pytest.mark.points(1)
def test_optimum_on_the_border(student, seed, open_function):
    """Finds the best point of a box, of the positive weights and of a ball."""
    rng = np.random.default_rng(seed("bowls"))
    cases = []
    for d in (1, 3):
        curvature, b = rng.uniform(0.5, 1.5, size=d), 3 * rng.normal(size=d)
        grad = open_function("quadratic_gradient", np.diag(curvature), b)
        w0 = 5 * rng.normal(size=d)
        # Without coupling every weight is on its own: clip the free optimum.
        free = b / curvature
        box, positive = open_function("onto_box", 0.8), open_function("onto_positive")
        cases.append(((grad, box, w0, 0.6, 80), np.clip(free, -0.8, 0.8)))
        cases.append(((grad, positive, w0, 0.6, 80), np.clip(free, 0, np.inf)))
        target = b / np.sqrt(b @ b) * 7
        round_bowl = open_function("quadratic_gradient", np.eye(d), target)
        call = round_bowl, open_function("onto_ball", 2.0), w0, 0.6, 80
        cases.append((call, target * 2 / 7))
    assert_cases(student.projected_gradient_descent, cases, rtol=1e-6, atol=1e-6)


@pytest.mark.points(1)
def test_optimum_inside(student, seed, open_function):
    """Is plain gradient descent where the fence is never touched."""
    rng = np.random.default_rng(seed("bowls"))
    A = np.array([[1.0, 0.6], [0.6, 1.0]])
    lowest, w0 = rng.uniform(-0.5, 0.5, size=(2, 2))
    grad = open_function("quadratic_gradient", A, A @ lowest)
    cases = []
    for proj in (open_function("onto_ball", 50.0), open_function("onto_box", 50.0)):
        for n_iter in (3, 100):
            shrink = np.linalg.matrix_power(np.eye(2) - 0.5 * A, n_iter)
            cases.append(((grad, proj, w0, 0.5, n_iter), lowest + shrink @ (w0 - lowest)))
    # This gradient is its argument, not a copy of it.
    call = open_function("identity"), proj, np.array([8.0, -4.0]), 0.5, 2
    cases.append((call, [2, -1]))
    assert_cases(student.projected_gradient_descent, cases, atol=1e-9)


@counterexample_search(
    vectors=strategies.equal_vectors(2, size=(1, 2)),
    name=strategies.choices("onto_box", "onto_ball"),
    n_iter=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, open_function, vectors, name, n_iter):
    w0, b = vectors
    grad = open_function("quadratic_gradient", np.eye(len(b)), b)
    call = grad, open_function(name, 2.0), w0, 0.5, n_iter
    expected = reference.projected_gradient_descent(*call)
    assert_close(student.projected_gradient_descent(*call), expected, atol=1e-9)
