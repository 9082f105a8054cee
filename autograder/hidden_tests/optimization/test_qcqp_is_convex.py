"""Hidden tests of optimization/qcqp_is_convex; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_cases,
    assert_equal,
    assert_unchanged,
    counterexample_search,
    strategies,
    symmetric_matrix,
)


@pytest.mark.points(1)
def test_every_matrix_counts(student, seed):
    """Wants B and every Q positive semi-definite; an empty list and B = 0 are fine."""
    rng = np.random.default_rng(seed("matrices"))
    cases = []
    for d in (2, 3, 5):
        bowl = symmetric_matrix(rng, np.linspace(0.5, 2, d))
        flat = symmetric_matrix(rng, np.arange(float(d)))
        saddle = symmetric_matrix(rng, [-0.3, *np.ones(d - 1)])
        cap, zeros = -bowl, np.zeros((d, d))
        cases += [
            ((bowl, []), True),
            ((zeros, []), True),
            ((zeros, [bowl, zeros]), True),
            ((flat, [flat, bowl, flat]), True),
            ((bowl, [bowl, saddle]), False),
            ((bowl, [saddle, bowl]), False),
            ((bowl, [bowl, bowl, cap]), False),
            ((saddle, []), False),
            ((saddle, [bowl]), False),
            ((cap, [bowl]), False),
            ((zeros, [cap]), False),
            # Determinants of its upper left corners are all zero.
            ((np.diag([0.0] * (d - 1) + [-1.0]), []), False),
            ((bowl, [np.diag([0.0] * (d - 1) + [-1.0])]), False),
        ]
    assert_cases(student.qcqp_is_convex, cases)
    assert_unchanged(student.qcqp_is_convex, bowl, [flat, saddle])


@pytest.mark.points(1)
def test_symmetry_and_tolerance(student, seed):
    """Refuses a matrix that is not symmetric, and uses tol for symmetry and for eigenvalues."""
    rng = np.random.default_rng(seed("matrices"))
    bowl = symmetric_matrix(rng, [1.0, 2.0, 3.0])
    cases = []
    for i, j in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]:
        for change in (0.05, -0.05):  # one triangle alone looks fine
            lopsided = bowl.copy()
            lopsided[i, j] += change
            cases += [
                ((lopsided, [], 1e-10), False),
                ((bowl, [bowl, lopsided], 1e-10), False),
                ((lopsided, [lopsided], 0.5), True),
            ]
    # Many small differences are no large one, and large entries excuse no negative eigenvalue.
    skew = np.triu(np.full((20, 20), 1e-3), 1)
    cases += [
        ((2 * np.eye(20) + (skew - skew.T) / 2, [], 1e-2), True),
        ((np.diag([1e4, -1e-8]), [], 1e-10), False),
        ((np.diag([1e-4, -1e-12]), [], 1e-10), True),
        ((np.array([[1.0, 0.5], [0.5 + 1e-8, 1.0]]), [], 1e-10), False),
        ((np.array([[2.0, 1.0], [-1.0, 2.0]]), [], 1e-10), False),
        ((np.diag([1.0, -1e-12]), [], 1e-10), True),
        ((np.diag([1.0, -1e-8]), [], 1e-10), False),
        ((np.diag([1.0, -1e-8]), [], 1e-6), True),
        ((bowl, [np.diag([-1e-3, 1, 1])], 1e-2), True),
        ((bowl, [np.diag([-1e-3, 1, 1])], 1e-4), False),
        ((np.diag([1.0, -1e-12]), [np.diag([1e-12, 0.0])]), True),
        ((np.diag([1.0, 0.0]), [np.diag([1.0, -1e-8])]), False),
    ]
    assert_cases(student.qcqp_is_convex, cases)


@counterexample_search(
    B=strategies.matrices(rows=2, cols=2, low=-1, high=2),
    Q=strategies.matrices(rows=2, cols=2, low=-1, high=2),
)
def agrees_with_the_reference(student, reference, B, Q):
    for matrices in ((B, []), (B, [Q]), (B + B.T, [Q + Q.T])):
        assert_equal(student.qcqp_is_convex(*matrices), reference.qcqp_is_convex(*matrices))
