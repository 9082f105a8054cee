"""Self-checks of linear_network_output: the worked example, and the other user."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def network():
    return np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([[3.0, 1.0, 0.0], [5.0, -1.0, 2.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (11, 1, 2) for user 1: one number for each item."""
    assert_unchanged(student.linear_network_output, *network(), 1)
    assert_close(student.linear_network_output(*network(), 1), [11.0, 1.0, 2.0])


@pytest.mark.points(1)
def test_first_user(student):
    """Returns (3, 1, 0) for user 0."""
    assert_close(student.linear_network_output(*network(), 0), [3.0, 1.0, 0.0], atol=1e-9)
