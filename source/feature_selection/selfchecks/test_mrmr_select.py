"""Self-checks of mrmr_select: the worked example, one feature, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises, assert_unchanged

X = np.array([[0, 0, 0], [0, 0, 1], [1, 1, 0], [1, 1, 1]])
Y = np.array([0, 1, 2, 2])


@pytest.mark.points(2)
def test_worked_example(student):
    """Chooses 0, then 2, then the copy 1 of the first."""
    assert_equal(list(student.mrmr_select(X, Y, 3)), [0, 2, 1])
    assert_unchanged(student.mrmr_select, X, Y, 3)


@pytest.mark.points(1)
def test_first(student):
    """Chooses the most informative feature first."""
    assert_equal(list(student.mrmr_select(X[:, ::-1], Y, 1)), [1])


@pytest.mark.points(1)
def test_none(student):
    """Raises ValueError for k = 0."""
    assert_raises(student.mrmr_select, ValueError, [(X, Y, 0)], works_on=[(X, Y, 2)])
