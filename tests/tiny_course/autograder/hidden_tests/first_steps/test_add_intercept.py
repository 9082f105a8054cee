"""Hidden tests of first_steps/add_intercept; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    assert_close,
    assert_unchanged,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_ones_come_first(student, reference, seed):
    """Puts a column of ones in front of the columns of X, and keeps those in their order."""
    X = np.array([[2.0, 3.0], [5.0, 7.0], [11.0, 13.0]])
    rng = np.random.default_rng(seed("matrices"))
    calls = [(rng.normal(size=shape),) for shape in [(1, 1), (1, 4), (2, 6), (4, 4), (7, 3)]]
    by_hand, *answers = student.add_intercept.map([(X,), *calls])
    assert_close(by_hand, [[1, 2, 3], [1, 5, 7], [1, 11, 13]])
    for answer, expected in zip(answers, reference.add_intercept.map(calls), strict=True):
        assert_close(answer, expected)
    assert_unchanged(student.add_intercept, X)


@pytest.mark.points(1)
def test_one_feature_integers_and_no_samples(student):
    """Takes a one-dimensional x as one feature, turns integers into float64, and allows n = 0."""
    several, one = student.add_intercept.map([(np.array([4.0, -6.0, 9.0]),), (np.array([8.5]),)])
    assert_close(several, [[1, 4], [1, -6], [1, 9]])
    assert_close(one, [[1, 8.5]])
    integers = [(np.array([[2, 3], [5, 7]]),), (np.array([3, 0, -2]),)]
    for answer, (X,) in zip(student.add_intercept.map(integers), integers, strict=True):
        answer = as_array(answer, dtype=np.float64)
        assert_close(answer, [[1, *row] for row in X.reshape(len(X), -1).tolist()])
    shapes = {(0, 3): (0, 4), (0, 1): (0, 2), (0,): (0, 2)}
    answers = student.add_intercept.map([(np.empty(shape),) for shape in shapes])
    for answer, wanted in zip(answers, shapes.values(), strict=True):
        as_array(answer, shape=wanted)
    assert_unchanged(student.add_intercept, np.array([1.0, 2.0]))


@counterexample_search(
    X=strategies.matrices(rows=(0, 4), cols=(1, 4)) | strategies.vectors(size=(0, 3))
)
def agrees_with_the_reference(student, reference, X):
    assert_close(student.add_intercept(X), reference.add_intercept(X))
