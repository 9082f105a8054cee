"""Hidden tests of linear_regression/add_intercept; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_ones_come_first(student, reference, seed):
    """Puts a column of ones in front of the columns of X, and keeps those in their order."""
    X = np.array([[2.0, 3.0], [5.0, 7.0], [11.0, 13.0]])
    rng = np.random.default_rng(seed("matrices"))
    calls = [(rng.normal(size=shape),) for shape in [(1, 1), (1, 4), (2, 6), (4, 4), (7, 3)]]
    by_hand = X, [[1, 2, 3], [1, 5, 7], [1, 11, 13]]
    cases = [by_hand, *answered_by(reference.add_intercept, calls), (np.array([[0.1]]), [[1, 0.1]])]
    large = np.array([[2**24 + 1], [3]])
    cases.append(Case(large, [[1, 2**24 + 1], [1, 3]], label="a large integer"))
    ones = np.array([[1.0, 4.0], [1.0, 6.0]])
    label = "a first column of ones"
    cases.append(Case(ones, [[1, 1, 4], [1, 1, 6]], label=label))
    assert_cases(student.add_intercept, cases, rtol=0.0)
    assert_leaves_arguments(student.add_intercept, [X, *calls])


@pytest.mark.points(1)
def test_one_feature_integers_and_no_samples(student):
    """Takes a one-dimensional x as one feature, returns float64 always, and allows n = 0."""
    several = np.array([4.0, -6.0, 9.0]), [[1, 4], [1, -6], [1, 9]]
    assert_cases(student.add_intercept, [several], rtol=0.0)
    integers = [np.array([[2, 3], [5, 7]]), np.array([3, 0, -2])]
    cases = [(X, [[1, *row] for row in X.reshape(len(X), -1).tolist()]) for X in integers]
    single = np.array([[0.5, -3.0], [0.25, 7.0]], dtype=np.float32)
    cases += [(single[0], [[1, 0.5], [1, -3]]), (single, [[1, 0.5, -3], [1, 0.25, 7]])]
    assert_cases(student.add_intercept, cases, rtol=0.0, dtype=np.float64)
    shapes = {(0, 3): (0, 4), (0, 1): (0, 2), (0,): (0, 2)}
    empty = [Case(np.empty(n), np.empty(m), label="no samples") for n, m in shapes.items()]
    assert_cases(student.add_intercept, empty)
    assert_leaves_arguments(student.add_intercept, [np.array([1.0, 2.0]), *integers])


@counterexample_search(
    X=strategies.matrices(rows=(0, 4), cols=(1, 4)) | strategies.vectors(size=(0, 3))
)
def agrees_with_the_reference(student, reference, X):
    assert_close(student.add_intercept(X), reference.add_intercept(X))
