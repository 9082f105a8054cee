"""Self-checks of knn_regress: the two worked examples and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def training():
    return np.array([[0.0], [4.0], [1.0]]), np.array([6.0, 1.0, 2.0])


@pytest.mark.points(2)
def test_uniform(student):
    """Predicts 1.5 for the query 3: the mean of 1 and 2."""
    assert_unchanged(student.knn_regress, *training(), np.array([[3.0]]), 2)
    assert_close(student.knn_regress(*training(), np.array([[3.0]]), 2), [1.5])


@pytest.mark.points(2)
def test_distance(student):
    """Predicts 2.75 for the query 2 by distance, and 1 for the query 4, a training row."""
    got = student.knn_regress(*training(), np.array([[2.0], [4.0]]), 3, "distance")
    assert_close(got, [2.75, 1.0])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for weights of another name."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.knn_regress(*training(), np.array([[2.0]]), 3, "nearest")
