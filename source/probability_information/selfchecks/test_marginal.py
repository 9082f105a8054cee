"""Self-checks of marginal: the worked example and a table with three axes."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (6, 9) for the rows of the worked example, keep=0, and (3, 6, 6) for keep=1."""
    joint = np.array([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
    assert_close(student.marginal(joint, 0), [6, 9], what="the result for keep=0")
    assert_close(student.marginal(joint, 1), [3, 6, 6], what="the result for keep=1")
    assert_unchanged(student.marginal, joint, 0)


@pytest.mark.points(1)
def test_one_of_three_axes(student):
    """Gives the totals along the middle one of three axes, for keep=1 and for keep=-2."""
    joint = np.arange(12.0).reshape(2, 3, 2)
    assert_close(student.marginal(joint, 1), [14, 22, 30])
    assert_close(student.marginal(joint, -2), [14, 22, 30], what="the result for keep=-2")


@pytest.mark.points(1)
def test_two_of_three_axes(student):
    """Takes a tuple of axes in any order: keep=(0, 2) and (2, 0) of a table of shape (2, 3, 2)."""
    joint = np.arange(12.0).reshape(2, 3, 2)
    assert_close(student.marginal(joint, (0, 2)), [[6, 9], [24, 27]])
    assert_close(student.marginal(joint, (2, 0)), [[6, 9], [24, 27]], what="for keep=(2, 0)")
