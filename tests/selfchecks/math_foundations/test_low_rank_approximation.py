"""Self-checks of low_rank_approximation: the worked example and both ends."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close

X = np.array([[3.0, 0.0], [4.0, 0.0], [0.0, 2.0]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Drops the last row of [[3, 0], [4, 0], [0, 2]] for k = 1, with an error of 2."""
    X_1, err = as_tuple(student.low_rank_approximation(X, 1), 2)
    assert_close(X_1, np.array([[3.0, 0.0], [4.0, 0.0], [0.0, 0.0]]), atol=1e-8, what="X_k")
    assert_close(err, 2.0, what="err")


@pytest.mark.points(1)
def test_nothing_left(student):
    """Gives zeros for k = 0, with the error sqrt(29)."""
    X_0, err = as_tuple(student.low_rank_approximation(X, 0), 2)
    assert_close(X_0, np.zeros((3, 2)), what="X_k")
    assert_close(err, np.sqrt(29), what="err")


@pytest.mark.points(1)
def test_everything(student):
    """Gives X back for k = 2, with an error of 0."""
    X_2, err = as_tuple(student.low_rank_approximation(X, 2), 2)
    assert_close(X_2, X, atol=1e-8, what="X_k")
    assert_close(err, 0.0, atol=1e-8, what="err")
