"""Hidden tests of recover_primal; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import (
    LINE,
    SIGNS,
    clouds,
    separated,
    trained,
)
from autograder.testing import (
    answered_by,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

PARTS = "w", "b"
# w = 1, b = -1: three points on the gutters, and one inside of the street with alpha = C = 0.4.
STREET = np.array([[0.0], [0.0], [2.0], [1.0]])
SIDES = np.array([-1.0, -1.0, 1.0, 1.0])
SOLUTION = np.array([0.35, 0.35, 0.3, 0.4])


@pytest.mark.points(1)
def test_weights(student, reference, seed):
    """Adds up alpha_i y_i x_i, and leaves arguments alone."""
    rng = np.random.default_rng(seed("machines"))
    cases = [((np.array([0.5, 0.5, 0.0]), LINE, SIGNS, 10.0), [1.0])]
    cases.append(((SOLUTION, STREET, SIDES, 0.4), [1.0]))
    cases.append(((np.full(4, 0.25), STREET, SIDES, 0.25), [0.75]))
    whole = np.array([0, 2, 2]), LINE.astype(int), np.array([-1, -1, 1]), 5
    cases.append((whole, [2.0]))
    # Dust that tol takes for 0 weighs as it is.
    cases.append(((np.array([0.5, 0.5, 1e-5]), LINE, SIGNS, 10.0, 1e-3), [1.00003]))
    for n, d, C in [(8, 2, 1.0), (12, 3, 0.3)]:
        X, y, alpha = trained(reference, rng, n, d, C)
        w = np.sum([a * t * x for a, t, x in zip(alpha, y, X, strict=True)], axis=0)
        cases.append(((alpha, X, y, C), w))
    assert_cases(student.recover_primal, cases, part=(0, 2), what="w", scaled_atol=1e-9)
    assert_leaves_arguments(student.recover_primal, [call for call, _ in cases])


@pytest.mark.points(1)
def test_free_vectors(student, reference, seed):
    """Averages the offset over the free support vectors, of both classes or of one."""
    rng = np.random.default_rng(seed("machines"))
    cases = [((np.array([0.5, 0.5, 0.0]), LINE, SIGNS, 10.0), -1.0)]
    # Both points 2 are free, the point 0 is bounded.
    one_class = np.array([[0.0], [2.0], [2.0]])
    cases.append(((np.array([0.25, 0.125, 0.125]), one_class, SIGNS, 0.25), 0.0))
    cases.append(((np.array([0.25, 0.125, 0.125]), one_class, -SIGNS, 0.25), 0.0))
    cases.append(((np.array([0.5, 0.5, 0.0]), LINE + 7.0, SIGNS, 10.0), -8.0))
    # Offsets of free vectors that differ, as those of a rough solver do: the plain mean counts.
    rough = np.array([0.5, 0.25, 0.25, 0.0])
    points = np.array([[0.0], [2.0], [2.25], [5.0]])
    signs = np.array([-1.0, 1.0, 1.0, 1.0])
    cases.append(((rough, points, signs, 10.0), (-1 + (1 - 2.125) + (1 - 2.390625)) / 3))
    calls = []
    for n, d, C in [(8, 2, 1.0), (12, 3, 0.3), (15, 2, 4.0)]:
        X, y, alpha = trained(reference, rng, n, d, C)
        calls += [(alpha, X, y, C), (alpha, X, -y, C)]
    cases += [(call, b) for call, (_, b) in answered_by(reference.recover_primal, calls)]
    assert_cases(student.recover_primal, cases, part=(1, 2), what="b", atol=1e-9)


@pytest.mark.points(1)
def test_nobody_is_free(student, seed):
    """Takes the middle between the bounds if no support vector is free."""
    pair = np.array([0.25, 0.25, 0.0])
    third = np.array([[0.0], [2.0], [-1.0]])
    four = np.array([[1.0], [3.0], [0.0], [2.0]])
    sides, mixed = np.array([1.0, 1.0, -1.0, -1.0]), np.array([1.0, -1.0, 1.0, -1.0])
    cases = [
        ((pair, LINE, SIGNS, 0.25), -0.25),
        ((pair, LINE, -SIGNS, 0.25), 0.25),
        ((pair, third, np.array([-1.0, 1.0, -1.0]), 0.25), -0.75),
        ((pair, third, np.array([1.0, -1.0, 1.0]), 0.25), 0.75),
        ((np.full(4, 0.1), four, sides, 0.1), -0.3),
        ((np.full(4, 0.1), four, -sides, 0.1), 0.3),
        ((np.array([0.25, 0.25, 0, 0]), np.array([[2.0], [0], [3], [-1]]), mixed, 0.25), -0.5),
    ]
    rng = np.random.default_rng(seed("balanced"))
    for n, d in [(6, 2), (10, 3)]:
        X, y = clouds(rng, n, d, 0.5)
        C = 1e-3
        r = y - X @ (C * y @ X)
        cases.append(((np.full(n, C), X, y, C), (r[y < 0].max() + r[y > 0].min()) / 2))
    assert_cases(student.recover_primal, cases, part=(1, 2), what="b", atol=1e-9)


@pytest.mark.points(1)
def test_bounded_vectors(student, reference, seed):
    """Gives bounded support vectors of either label no say where a free one exists."""
    rng = np.random.default_rng(seed("machines"))
    cases = [((SOLUTION, STREET, SIDES, 0.4), -1.0), ((SOLUTION, STREET, -SIDES, 0.4), 1.0)]
    mirrored = 2 - STREET
    cases.append(((SOLUTION, mirrored, -SIDES, 0.4), -1.0))
    calls = []
    for n, d, C in [(14, 2, 0.1), (20, 3, 0.05)]:
        X, y, alpha = trained(reference, rng, n, d, C)
        calls += [(alpha, X, y, C), (alpha, -X, -y, C)]
    cases += [(call, b) for call, (_, b) in answered_by(reference.recover_primal, calls)]
    assert_cases(student.recover_primal, cases, part=(1, 2), what="b", atol=1e-9)


@pytest.mark.points(1)
def test_dust(student, reference, seed):
    """Takes dust for 0 and for C, as tol says."""
    rng = np.random.default_rng(seed("machines"))
    dusty = SOLUTION - [0, 0, 0, 1e-11]
    beyond = np.append(STREET, [[9.0], [-4.0]], axis=0)
    labels = np.append(SIDES, [1.0, -1.0])
    cases = [
        ((dusty, STREET, SIDES, 0.4), -1.0),
        ((np.append(dusty, [1e-11, 1e-11]), beyond, labels, 0.4), -1.0),
        ((np.append(dusty, [4e-10, 4e-10]), beyond, labels, 0.4), -1.0),
        ((np.append(SOLUTION - [0, 0, 0, 1e-5], [1e-5, 0]), beyond, labels, 0.4, 1e-3), -1.0),
        ((np.array([0.25, 0.25, 1e-11]), LINE, SIGNS, 0.25), -0.25),
        ((np.array([0.25, 0.25 - 1e-11, 0.0]), LINE, SIGNS, 0.25), -0.25),
    ]
    assert_cases(student.recover_primal, cases, part=(1, 2), what="b", rtol=1e-3)
    assert_leaves_arguments(student.recover_primal, [call for call, _ in cases])
    # The same street in other units: multipliers of 1e-7 are free, and dust at C stays absolute.
    calls = [(SOLUTION / 1e6, 1e3 * STREET, SIDES, 0.4e-6)]
    calls.append((SOLUTION / 400 - [0, 0, 0, 1e-10], 20 * STREET, SIDES, 1e-3))
    three = np.array([[0.0], [2e-3], [2.5e-3]])
    calls.append((np.array([1000 - 1e-6, 600.0, 400 - 1e-6]), three, SIGNS, 1000.0))
    X, y, alpha = trained(reference, rng, 10, 2, 0.5)
    calls += [(1e-6 * alpha, 1e3 * X, y, 0.5e-6, 1e-11), (alpha, X, y, 0.5, 1e-6)]
    cases = [(call, b) for call, (_, b) in answered_by(reference.recover_primal, calls)]
    assert_cases(student.recover_primal, cases, part=(1, 2), what="b", atol=1e-9)


@pytest.mark.points(1)
def test_hard_margins_and_integers(student, reference, seed):
    """Takes an infinite C, and integers."""
    rng = np.random.default_rng(seed("separated"))
    cases = [((np.array([0.5, 0.5, 0.0]), LINE, SIGNS, np.inf), ([1.0], -1.0))]
    cases.append(((np.array([0.0, 2.0, 2.0]), LINE, np.array([-1.0, -1.0, 1.0]), np.inf),
                  ([2.0], -5.0)))  # fmt: skip
    X, y, _, _ = separated(rng, 10, 2)
    alpha, _ = reference.smo_train(X @ X.T, y, 1e9, 1e-10, 100_000)
    calls = [(alpha, X, y, np.inf, 1e-8)]
    cases += answered_by(reference.recover_primal, calls)
    assert_cases(student.recover_primal, cases, parts=PARTS, scaled_atol=1e-8)
    whole = [(np.array([0.0, 2.0, 2.0]), LINE, np.array([-1.0, -1.0, 1.0]), 5.0)]
    whole.append((np.array([1.0, 1.0, 0.0]), LINE, SIGNS, 1.0))
    assert_accepts(student.recover_primal, whole, integers=True, atol=1e-9)


@counterexample_search(
    X=strategies.matrices(3, 1),
    alpha=strategies.choices((1.0, 1.0, 0.0), (0.5, 0.5, 0.0), (2.0, 1.0, 1.0), (1.0, 0.5, 0.5)),
    y=strategies.choices((-1.0, 1.0, 1.0), (1.0, -1.0, -1.0)),
    C=strategies.choices(1.0, 2.0, np.inf),
)
def agrees_with_the_reference(student, reference, X, alpha, y, C):
    call = np.minimum(alpha, C), X, np.array(y), C
    if alpha @ np.array(y) == 0 and np.max(alpha) <= C:
        expected = reference.recover_primal(*call)
        assert_close(student.recover_primal(*call), expected, atol=1e-9, parts=PARTS)
