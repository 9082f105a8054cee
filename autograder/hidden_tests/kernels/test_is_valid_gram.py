"""Hidden tests of is_valid_gram; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
    symmetric_matrix,
)

GOOD, BAD = np.array([[2.0, 1.0], [1.0, 2.0]]), np.array([[1.0, 2.0], [2.0, 1.0]])
UNITS = (1e-10, 1.0, 1e8)


@pytest.mark.points(1)
def test_negative_eigenvalues(student, seed):
    """Tells symmetric tables with a negative eigenvalue from those without, in any unit."""
    rng = np.random.default_rng(seed("tables"))
    hollow = 1.9 * np.eye(3) - 0.9 * np.ones((3, 3))  # each pair of rows alone would do
    cases = [(unit * K, valid) for unit in UNITS for K, valid in ((GOOD, True), (BAD, False))]
    cases += [(1e-14 * GOOD, True), (1e-14 * BAD, False)]
    cases += [(hollow, False), (hollow + 0.9 * np.eye(3), True), (-np.eye(2), False)]
    cases += [(np.array([[1e-3, 0.5], [0.5, 1e3]]), True)]
    cases += [(np.array([[0.0, 1.0], [1.0, 5.0]]), False), (np.eye(4)[::-1], False)]
    cases += [(np.diag([5.0, 1e-3]), True), (np.diag([5.0, -1e-3]), False)]
    for values, valid in [((9, 3, 1), True), ((9, 3, -0.1), False), ((9, -0.5, -20), False)]:
        K = symmetric_matrix(rng, np.array(values, dtype=float))
        cases += [(unit * K, valid) for unit in UNITS]
    assert_cases(student.is_valid_gram, cases)
    assert_leaves_arguments(student.is_valid_gram, [GOOD, BAD, np.array([[1.0, 1.0], [0.0, 1.0]])])


@pytest.mark.points(1)
def test_lower_rank(student, seed):
    """Forgives dust below 0 in tables of lower rank, in any unit; takes single entries."""
    rng = np.random.default_rng(seed("tables"))
    x = np.array([0.1, 0.7, -0.3, 1.3, 0.2])
    cases = [(unit * np.outer(x, x), True) for unit in UNITS]
    cases += [(-unit * np.outer(x, x), False) for unit in UNITS]
    X = cloud(rng, 12, 3)
    cases += [(unit * (X @ X.T), True) for unit in UNITS]
    cases += [(unit * (np.outer(x, x) - 0.01 * np.eye(5)), False) for unit in UNITS]
    cases += [(np.ones((3, 3)), True), (np.zeros((2, 2)), True), (np.zeros((1, 1)), True)]
    cases += [(np.array([[5.0]]), True), (np.array([[-5.0]]), False)]
    assert_cases(student.is_valid_gram, cases)


@pytest.mark.points(1)
def test_asymmetric_tables(student, seed):
    """Refuses tables that are not symmetric, and forgives rounding there, too."""
    rng = np.random.default_rng(seed("tables"))
    cases = [(np.array([[1.0, 1.0], [0.0, 1.0]]), False), (GOOD, True)]
    cases += [(np.array([[1.0, 1.0], [0.0, 1.0]]).T, False)]
    K = symmetric_matrix(rng, np.array([5.0, 3.0, 2.0]))
    for unit in UNITS:
        for bump, valid in [(0.01, False), (1e-12, True), (1e-6, False)]:
            for i, j in [(0, 2), (2, 0), (1, 0)]:
                changed = K.copy()
                changed[i, j] += bump * np.abs(K).max()
                cases.append((unit * changed, valid))
    turned = np.array([[2.0, -1.0, 0.0], [1.0, 2.0, 0.0], [0.0, 0.0, 2.0]])
    cases.append((turned, False))
    cases.append((np.array([[2.0, 2.0], [2.0 - 3e-8, 2.0]]), False))  # 1.5 times what is forgiven
    assert_cases(student.is_valid_gram, cases)


@pytest.mark.points(1)
def test_tables_that_are_not_square(student):
    """Returns False for tables that are not square, and raises nothing."""
    cases = [(np.ones((2, 3)), False), (np.ones((3, 2)), False), (np.ones((1, 4)), False)]
    cases += [(np.eye(4)[:3], False), (np.eye(3)[:, :2], False), (np.zeros((5, 1)), False)]
    cases += [(np.eye(3), True), (GOOD, True)]
    assert_cases(student.is_valid_gram, cases)


@pytest.mark.points(1)
def test_other_tolerances(student, seed):
    """Takes other values of tol, relative to the largest, and integers."""
    rng = np.random.default_rng(seed("tables"))
    cases = []
    for low, tol, valid in [(-1e-5, 1e-3, True), (-1e-5, 1e-7, False), (-1e-5, 1e-8, False)]:
        K = symmetric_matrix(rng, np.array([4.0, 1.0, 4 * low]))
        cases += [((unit * K, tol), valid) for unit in UNITS]
        cases.append(((np.diag([4.0, 4 * low]), tol), valid))
        skew = np.diag([4.0, 4.0, 1.0])
        skew[0, 1] += 4 * low
        cases.append(((skew, tol), valid))
    cases += [((np.diag([1.0, -1e-6]),), False), ((np.diag([1.0, -1e-10]),), True)]
    cases.append(((np.diag([1.0] * 30 + [-1.5e-7]),), False))
    # The largest eigenvalue is 100, the largest entry 1; the smallest eigenvalue is -5e-7.
    step = np.zeros(100)
    step[:2] = 1, -1
    low = np.ones((100, 100)) - 2.5e-7 * np.outer(step, step)
    cases.append(Case((low,), True, label="a largest eigenvalue 100 times the largest entry"))
    skew = np.ones((50, 50)) + np.eye(50)
    skew[0, 1] += 2e-7
    cases.append(Case((skew,), False, label="one of 2500 entries is off"))
    cases += [((BAD, 0.5), True), ((BAD, 0.01), False)]
    cases += [((np.diag([1.0, -1e-10]), 0.0), False), ((GOOD, 0.0), True)]
    assert_cases(student.is_valid_gram, cases)
    assert_accepts(student.is_valid_gram, [(GOOD,), (BAD,), (np.eye(3),)], integers=True)


@counterexample_search(K=strategies.matrices(2, 2, -2, 2), unit=strategies.choices(1.0, 1e-10))
def agrees_with_the_reference(student, reference, K, unit):
    table = unit * (K @ K.T if K[0, 0] > 0 else K + K.T)
    expected = reference.is_valid_gram(table)
    assert bool(student.is_valid_gram(table)) == expected
