"""Self-checks of absolute_loss_subgradient: the worked example, and two columns."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def numbers():
    return np.ones((3, 1)), np.array([1.0, 2.0, 9.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns the loss 10 and the subgradient [1] at w = 4."""
    assert_unchanged(student.absolute_loss_subgradient, *numbers(), np.array([4.0]))
    got = student.absolute_loss_subgradient(*numbers(), np.array([4.0]))
    assert_close(got, (10.0, [1.0]), parts=("loss", "g"))


@pytest.mark.points(1)
def test_at_the_median(student):
    """Returns the loss 8 and the subgradient [0] at the median, where a residual is 0."""
    got = student.absolute_loss_subgradient(*numbers(), np.array([2.0]))
    assert_close(got, (8.0, [0.0]), atol=1e-9, parts=("loss", "g"))


@pytest.mark.points(1)
def test_two_columns(student):
    """Returns one entry of g for each column."""
    X, y = np.array([[1.0, 5.0], [1.0, -3.0], [1.0, 1.0]]), np.array([0.0, 4.0, 0.0])
    got = student.absolute_loss_subgradient(X, y, np.array([1.0, 1.0]))
    assert_close(got, (14.0, [1.0, 9.0]), parts=("loss", "g"))
