"""Self-checks of knn_indices: the worked example with its tie, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def training():
    return np.array([[0.0], [4.0], [1.0], [2.0]])


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns rows 1, 3 and 2 for the query 3: the first two are tied, the smaller index leads."""
    assert_unchanged(student.knn_indices, training(), np.array([[3.0]]), 3)
    got = student.knn_indices(training(), np.array([[3.0]]), 3)
    assert_equal(got, np.array([[1, 3, 2]]))


@pytest.mark.points(1)
def test_two_queries(student):
    """Returns one row of indices for each query."""
    got = student.knn_indices(training(), np.array([[0.2], [5.0]]), 2)
    assert_equal(got, np.array([[0, 2], [1, 3]]))


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for more neighbours than there are rows."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.knn_indices(training(), np.array([[3.0]]), 5)
