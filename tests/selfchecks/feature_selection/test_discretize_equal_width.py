"""Self-checks of discretize_equal_width: the worked example, constants, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises, assert_unchanged

VALUES = np.array([-2.0, 0.0, 1.5, 2.0, 6.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Puts -2, 0, 1.5, 2, 6 into the bins 0, 1, 1, 2, 3 of four."""
    assert_equal(student.discretize_equal_width(VALUES, 4), np.array([0, 1, 1, 2, 3]))
    assert_unchanged(student.discretize_equal_width, VALUES, 4)


@pytest.mark.points(1)
def test_equal_values(student):
    """Puts equal values into bin 0."""
    assert_equal(student.discretize_equal_width(np.full(3, 7.0), 4), np.array([0, 0, 0]))


@pytest.mark.points(1)
def test_no_bin(student):
    """Raises ValueError for no bin."""
    calls, works_on = [(VALUES, 0)], [(VALUES, 4)]
    assert_raises(student.discretize_equal_width, ValueError, calls, works_on=works_on)
