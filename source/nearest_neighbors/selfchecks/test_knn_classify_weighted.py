"""Self-checks of knn_classify_weighted: a near minority, and a query that has been seen before."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def training():
    return np.array([[0.0], [4.0], [1.0]]), np.array(["red", "blue", "red"])


@pytest.mark.points(4)
def test_worked_example(student):
    """Answers blue: 1/1 against 1/2 + 1/3 for red."""
    assert_unchanged(student.knn_classify_weighted, *training(), np.array([[3.0]]), 3)
    got = student.knn_classify_weighted(*training(), np.array([[3.0]]), 3)
    assert_equal(got, np.array(["blue"]))


@pytest.mark.points(2)
def test_exact_match(student):
    """Answers for a query that equals a training row with that row's label."""
    got = student.knn_classify_weighted(*training(), np.array([[4.0], [0.0]]), 3)
    assert_equal(got, np.array(["blue", "red"]))
