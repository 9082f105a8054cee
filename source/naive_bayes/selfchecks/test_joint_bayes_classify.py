"""Self-checks of joint_bayes_classify: the worked example and text."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (0, 1) stay, (1, 1) go, and (1, 0), which was never seen, go."""
    X, y = np.array([[0, 1], [0, 1], [0, 1], [1, 1]]), np.array(["go", "stay", "stay", "go"])
    rows = np.array([[0, 1], [1, 1], [1, 0]])
    assert_equal(student.joint_bayes_classify(X, y, rows), np.array(["stay", "go", "go"]))
    assert_unchanged(student.joint_bayes_classify, X, y, rows)


@pytest.mark.points(2)
def test_text(student):
    """Takes strings as values; of equally frequent labels it takes the smallest."""
    X, y = np.array([["sun", "calm"], ["sun", "storm"], ["rain", "storm"]]), np.array([1, 0, 0])
    rows = np.array([["sun", "calm"], ["rain", "calm"]])
    assert_equal(student.joint_bayes_classify(X, y, rows), np.array([1, 0]))
    longer, y = np.array([["sunny", "calm"], ["sun", "storm"]]), np.array([9, 10, 10])
    assert_equal(student.joint_bayes_classify(X, y, longer), np.array([10, 10]))
    tied = np.array([["fog"], ["fog"], ["sun"]]), np.array([10, 9, 10]), np.array([["fog"]])
    assert_equal(student.joint_bayes_classify(*tied), np.array([9]))
