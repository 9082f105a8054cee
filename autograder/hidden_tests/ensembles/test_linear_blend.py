"""Hidden tests of ensembles/linear_blend; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.linear_blend_oracle import (
    is_optimal,
    judges,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    strategies,
)

ALIKE = np.array([[1.0, 1.0], [-0.03, 0.03], [0.0, 0.0]])
"""Predictions that take 2000 sweeps and more; all others here settle within 100."""
HELPED = np.array([[-1.0, -1, 2], [-1, -2, 1], [1, -1, -1], [3, -2, -1]]), np.ones(4) + np.eye(4)[1]
TURNED = np.array([[3.0, 0, 0], [0, 3, -2], [3, -2, -1], [1, -2, 1]]), np.array([-4.0, 1, -3, 2])
"""Least squares send all judges home, and yet some help: whom it drops must be able to return."""

LAST = np.array([[-2.0, 1, 0], [0, 2, 0], [-1, -3, 2]]), np.array([4.0, -4, 2])
"""Least squares like the judge least whom the constraint keeps."""
LATER = (
    np.array([[0.0, 1, 1, -3], [1, 1, 0, 2], [-3, 1, 0, 2], [-2, 3, 2, -3], [3, -3, 3, 3]]),
    np.array([-5.0, 2, -2, -2, -3]),
)
"""Sweeps send a judge home who is called back later."""
FALLING = np.array([[-2.0, 0, 2], [1, 3, 2], [2, 3, -1]]), np.array([1.0, 3, 2])
"""In one sweep some weights fall and none grows."""


def quick(G, y):
    """Return a call that ends soon, even where an answer finds no end."""
    return G, y, True, 200


@pytest.mark.points(1)
def test_without_the_constraint(student, seed):
    """Is the shortest least-squares solution for nonneg=False."""
    rng = np.random.default_rng(seed("judges"))
    calls = [judges(rng, n, T, positive) for n, T, positive in [(9, 2, 1), (12, 4, 2), (3, 5, 3)]]
    twice = np.array([[1.0, 1.0], [2.0, 2.0], [0.0, 0.0]])
    fixed = np.array([[1.0, 1.0], [0.0, 1.0]])
    close = np.array([[1.0, 1.0], [0.0, 2.0**-20], [0.0, 0.0]])
    cases = [
        Case(
            call_with(fixed, np.array([2.0, -1.0]), nonneg=False),
            [3.0, -1.0],
            label="a negative weight",
        ),
        Case(
            call_with(twice, np.array([2.0, 4.0, 5.0]), nonneg=False),
            [1.0, 1.0],
            label="equal columns",
        ),
        Case(
            call_with(close, close @ np.array([1.0, 2.0]), nonneg=False),
            [1.0, 2.0],
            label="columns that differ by a millionth",
        ),
    ]
    for G, y in calls:
        cases.append((call_with(G, y, nonneg=False), np.linalg.pinv(G) @ y))
    assert_cases(student.linear_blend, cases, rtol=1e-6, atol=1e-9)


@pytest.mark.points(1)
def test_no_negative_weights(student, seed):
    """Has the smallest squared error of all weights that are not negative."""
    rng = np.random.default_rng(seed("judges"))
    sizes = (8, 2, 2), (10, 3, 1), (15, 5, 3), (30, 6, 2)
    calls = [quick(*judges(rng, n, T, p)) for n, T, p in sizes]
    calls += [quick(np.array([[1.0, 1.0], [0.0, 1.0]]), np.array([2.0, -1.0])), quick(*HELPED)]
    calls += [quick(*LAST), quick(*LATER), quick(*FALLING)]
    slow = ALIKE, np.array([1.0, 0.015, 1e-4])
    assert_law(student.linear_blend, [*calls, slow], is_optimal)
    assert_leaves_arguments(student.linear_blend, calls)


@pytest.mark.points(1)
def test_what_clipping_would_spoil(student):
    """Does more than clip least squares, and sends home judges none of whom helps."""
    clipped = np.array([[1.0, 1.0], [0.0, 1.0]]), np.array([2.0, -1.0])
    three = np.array([[1.0, 2.0, 0.0], [2.0, 3.0, 1.0], [0.0, 1.0, -1.0], [1.0, 1.0, 2.0]])
    cases = [
        Case(clipped, [2.0, 0.0], label="least squares are (3, -1)"),
        Case((np.eye(2), np.array([2.0, -3.0])), [2.0, 0.0], label="the worked example"),
        Case(
            (np.array([[1.0, 2.0], [3.0, 1.0]]), np.array([-1.0, -2.0])),
            [0.0, 0.0],
            label="none helps",
        ),
        Case(
            (np.array([[1.0], [2.0]]), np.array([-3.0, 1.0])),
            [0.0],
            label="a single judge, of no help",
        ),
        Case(
            (np.array([[1.0, 0.0], [1.0, 1.0]]), np.array([3.0, 7.0])),
            [3.0, 4.0],
            label="weights above 1",
        ),
    ]
    assert_cases(student.linear_blend, cases, rtol=1e-6, atol=1e-6)
    calls = [quick(three, np.array([1.0, 5.0, -2.0, 4.0])), quick(*clipped)]
    assert_law(student.linear_blend, calls, is_optimal)


@pytest.mark.points(1)
def test_odd_judges(student, seed):
    """Gives a column of zeros the weight 0; takes equal columns, other units, integers."""
    rng = np.random.default_rng(seed("judges"))
    G, y = judges(rng, 12, 3, 2)
    calls = [quick(np.column_stack([G, G[:, 0]]), y), quick(1e4 * G, y), quick(G[:, :1], y)]
    calls += [quick(G, unit * y) for unit in (1e-6, 1e6)] + [quick(1e-6 * G, 1e-6 * y)]
    calls += [quick(np.array([[1, 0], [2, 1], [0, 3]]), np.array([2, 5, 4])), quick(*TURNED)]
    calls.append(quick(np.array([[1.0], [2.0]]), np.array([-3.0, 1.0])))
    y = np.array([1.0, 0.015, 1e-4])
    slow = [(10 * ALIKE, y), (ALIKE, 1e-5 * y)]
    assert_law(student.linear_blend, [*calls, *slow], is_optimal)
    assert_leaves_arguments(student.linear_blend, calls)
    zeros = np.array([[1.0, 0.0, 1.0], [2.0, 0.0, 0.0]])
    cases = [
        Case((zeros, np.array([5.0, 4.0])), [2.0, 0.0, 3.0], label="a column of zeros"),
        Case((zeros[:, :2], np.array([3.0, 6.0])), [3.0, 0.0], label="a column of zeros"),
    ]
    assert_cases(student.linear_blend, cases, rtol=1e-6, atol=1e-6)


@counterexample_search(G=strategies.matrices((2, 3), (1, 2), -3, 3), y=strategies.vectors(3))
def agrees_with_the_reference(student, reference, G, y):
    if np.linalg.matrix_rank(G) == G.shape[1] and np.linalg.cond(G) < 20:
        expected = reference.linear_blend(G, y[: len(G)])
        got = student.linear_blend(G, y[: len(G)], n_sweeps=500)
        assert_close(got, expected, rtol=1e-5, atol=1e-5)
