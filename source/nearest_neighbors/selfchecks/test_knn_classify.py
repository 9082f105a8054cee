"""Self-checks of knn_classify: the worked example for three and four neighbours."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def training():
    return np.array([[0.0], [4.0], [1.0], [2.0]]), np.array(["red", "blue", "red", "green"])


@pytest.mark.points(3)
def test_majority(student):
    """Answers red for the query 3 and four neighbours: red has two votes."""
    assert_unchanged(student.knn_classify, *training(), np.array([[3.0]]), 4)
    got = student.knn_classify(*training(), np.array([[3.0]]), 4)
    assert_equal(got, np.array(["red"]))


@pytest.mark.points(1)
def test_tie(student):
    """Answers blue where all have one vote, and pear where pear and kiwi have two: the nearer."""
    got = student.knn_classify(*training(), np.array([[3.0]]), 3)
    assert_equal(got, np.array(["blue"]))
    X = np.array([[1.0], [2.0], [3.0], [4.0], [5.0]])
    y = np.array(["fig", "pear", "kiwi", "kiwi", "pear"])
    assert_equal(student.knn_classify(X, y, np.array([[0.0]]), 5), np.array(["pear"]))


@pytest.mark.points(1)
def test_numbers_as_labels(student):
    """Answers for each query, with numbers as labels as well."""
    X, y = np.array([[0.0], [1.0], [9.0]]), np.array([7, 7, -2])
    got = student.knn_classify(X, y, np.array([[8.0], [0.4]]), 1)
    assert_equal(got, np.array([-2, 7]))
