"""Hidden tests of optimization/qcqp_is_convex; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_accepts,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
    symmetric_matrix,
)


@pytest.mark.points(1)
def test_every_matrix_counts(student, seed):
    """Refuses a saddle, a cap or what tol finds not symmetric, in B or anywhere in the list."""
    rng = np.random.default_rng(seed("matrices"))
    cases = []
    for d in (2, 3, 5):
        bowl = symmetric_matrix(rng, np.linspace(0.5, 2, d))
        other = symmetric_matrix(rng, np.linspace(1, 3, d))
        saddle = symmetric_matrix(rng, [-0.3, *np.ones(d - 1)])
        two_ways_down = symmetric_matrix(rng, [-0.5, -0.2, *np.ones(d - 2)])
        cap = -bowl
        # Determinants of its upper left corners are all zero.
        corner_of_zeros = np.diag([0.0] * (d - 1) + [-1.0])
        cases += [
            ((bowl, []), True),
            ((bowl, [other, bowl, other]), True),
            ((bowl, [bowl, saddle]), False),
            ((bowl, [saddle, bowl]), False),
            ((bowl, [bowl, saddle, other]), False),
            ((bowl, [bowl, bowl, cap]), False),
            ((saddle, []), False),
            ((saddle, [bowl]), False),
            ((two_ways_down, [bowl]), False),
            ((cap, [bowl]), False),
            ((corner_of_zeros, []), False),
            ((bowl, [corner_of_zeros]), False),
            ((np.zeros((d, d)), [saddle]), False),
        ]
    # Nor do they show this saddle, and all of its diagonal is fine.
    hidden_saddle = np.array([[0.0, 0.0, 0.0], [0.0, 1.0, 2.0], [0.0, 2.0, 1.0]])
    cases.append(((hidden_saddle, []), False))
    bowl = symmetric_matrix(rng, [1.0, 2.0, 3.0])
    for i, j in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]:
        for change in (0.05, -0.05):  # one triangle alone looks fine
            lopsided = bowl.copy()
            lopsided[i, j] += change
            cases += [((lopsided, []), False), ((bowl, [bowl, lopsided]), False)]
    # Many small differences are no large one.
    skew = np.triu(np.full((20, 20), 1e-3), 1)
    cases += [((lopsided, [lopsided, bowl], 0.5), True), ((bowl, [lopsided], 0.5), True)]
    cases.append(((2 * np.eye(20) + (skew - skew.T) / 2, [], 1e-2), True))
    cases.append(((np.array([[2.0, 1.0], [-1.0, 2.0]]), [], 1e-10), False))
    # And one large difference is not made up for by all the others.
    spot = np.eye(20)
    spot[0, 7] = 0.05
    cases.append(((spot, [], 1e-3), False))
    nearly = np.array([[1.0, 0.5], [0.5 + 1e-8, 1.0]])
    even = (nearly + nearly.T) / 2
    cases += [((nearly, [], 1e-10), False), ((even, [even, nearly], 1e-10), False)]
    # Large entries excuse no difference, and small ones need not be more alike.
    cases.append(((np.array([[1e4, 1.0], [1 + 1e-8, 1e4]]), []), False))
    slight = np.array([[1e-4, 1e-12], [0.0, 1e-4]])
    cases.append(((slight, [slight]), True))
    assert_cases(student.qcqp_is_convex, cases)
    calls = [(bowl, [np.diag([1.0, 1e-12, 0.0]), bowl]), (np.diag([0.0, 1e-12]), [slight])]
    assert_leaves_arguments(student.qcqp_is_convex, calls)


@pytest.mark.points(1)
def test_flat_directions_and_tolerance(student, seed):
    """Allows eigenvalues of 0 (integers, too) and below it what tol allows, but no more."""
    rng = np.random.default_rng(seed("matrices"))
    cases = []
    for d in (2, 3, 5):
        bowl = symmetric_matrix(rng, np.linspace(0.5, 2, d))
        flat, zeros = symmetric_matrix(rng, np.arange(float(d))), np.zeros((d, d))
        cases += [
            ((zeros, [bowl, zeros]), True),
            ((flat, [flat, bowl, flat]), True),
            ((np.ones((d, d)), [flat]), True),
        ]
    # Large entries excuse no negative eigenvalue.
    matrices = [
        (np.diag([1e4, -1e-8]), 1e-10, False),
        (np.diag([1e-4, -1e-12]), 1e-10, True),
        (np.diag([1.0, -1e-12]), 1e-10, True),
        (np.diag([1.0, -1e-8]), 1e-10, False),
        (np.diag([1.0, -1e-8]), 1e-6, True),
        (np.diag([-1e-3, 1, 1]), 1e-2, True),
        (np.diag([-1e-3, 1, 1]), 1e-4, False),
    ]
    cases += [((M, [M], tol), fine) for M, tol, fine in matrices]
    cases += [((M, [M]), fine) for M, tol, fine in matrices if tol == 1e-10]
    assert_cases(student.qcqp_is_convex, cases)
    calls = [(np.diag([2.0, 0.0]), [np.eye(2)]), (np.diag([2.0, -1.0]), [-np.eye(2)])]
    assert_accepts(student.qcqp_is_convex, calls, integers=[0], compare=assert_equal)


@counterexample_search(
    B=strategies.matrices(rows=2, cols=2, low=-1, high=2),
    Q=strategies.matrices(rows=2, cols=2, low=-1, high=2),
)
def agrees_with_the_reference(student, reference, B, Q):
    for matrices in ((B, []), (B, [Q]), (B + B.T, [Q + Q.T])):
        assert_equal(student.qcqp_is_convex(*matrices), reference.qcqp_is_convex(*matrices))
