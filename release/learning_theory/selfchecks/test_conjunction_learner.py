"""Self-checks of conjunction_learner: the example of the notes, no label 1, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises, assert_unchanged

X = np.array([[1, 0, 1, 1, 0], [0, 0, 0, 1, 0], [1, 1, 1, 1, 0], [1, 0, 1, 0, 0], [1, 0, 1, 1, 1]])
Y = np.array([1, 1, 0, 0, 0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Finds "not x2, x4, not x5" in the example of the notes, with two mistakes."""
    assert_unchanged(student.conjunction_learner, X, Y)
    assert_equal(student.conjunction_learner(X, Y), ([(1, 0), (3, 1), (4, 0)], 2))


@pytest.mark.points(2)
def test_no_label_1(student):
    """Keeps all literals, without a mistake, if no label is 1."""
    every = [(0, 0), (0, 1), (1, 0), (1, 1)]
    got = student.conjunction_learner(np.array([[0, 1], [1, 1]]), np.array([0, 0]))
    assert_equal(got, (every, 0))


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError if the same row has the label 1 and then 0."""
    calls = {"1, then 0": (np.array([[1, 0], [1, 0]]), np.array([1, 0]))}
    assert_raises(student.conjunction_learner, ValueError, calls, works_on=[(X, Y)])
