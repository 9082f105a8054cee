"""Self-checks of majority_vote: the worked example, ties, and which axis is which."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


@pytest.mark.points(2)
def test_one_vote_each(student):
    """Answers b, b, c for three models and three rows, and follows a majority of integers."""
    P = np.array([["a", "b", "b"], ["b", "b", "c"], ["b", "a", "c"]])
    assert_unchanged(student.majority_vote, P)
    assert_equal(student.majority_vote(P), np.array(["b", "b", "c"]))
    assert_equal(student.majority_vote(np.array([[3, 7], [9, 7], [9, 3]])), np.array([9, 7]))


@pytest.mark.points(2)
def test_ties(student):
    """Lets the smallest label win a tie, also 0.3 against 0.1 + 0.2."""
    got = student.majority_vote(np.array([["b"], ["a"]]))
    assert_equal(got, np.array(["a"]), what="one vote each for b and a")
    P, weights = np.array([["a"], ["b"], ["b"]]), np.array([0.3, 0.1, 0.2])
    got = student.majority_vote(P, weights)
    assert_equal(got, np.array(["a"]), what="0.3 for a against 0.1 + 0.2 for b")


@pytest.mark.points(1)
def test_weights(student):
    """Lets a model of weight 3 outvote two models of weight 1."""
    P = np.array([[1, 2], [0, 0], [0, 1]])
    assert_equal(student.majority_vote(P, np.array([3.0, 1.0, 1.0])), np.array([1, 2]))
    P, weights = np.array([[-1, 4], [5, 9], [5, 4]]), np.array([0.5, 0.6, 0.7])
    got = student.majority_vote(P, weights)
    assert_equal(got, np.array([5, 4]), what="negative labels, and other labels in each column")
