"""Self-checks of soft_threshold: the worked example, a single number, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


@pytest.mark.points(2)
def test_worked_example(student):
    """Maps -5, 1.5, 2 and 3 to -3, 0, 0 and 1 with t = 2."""
    z = np.array([-5.0, 1.5, 2.0, 3.0])
    assert_unchanged(student.soft_threshold, z, 2.0)
    assert_close(student.soft_threshold(z, 2.0), [-3.0, 0.0, 0.0, 1.0])


@pytest.mark.points(1)
def test_a_single_number(student):
    """Returns the float 5.0 for the number 7.0 and t = 2, and 0.0 for -1.0."""
    got = student.soft_threshold(7.0, 2.0)
    assert_close([got, student.soft_threshold(-1.0, 2.0)], [5.0, 0.0])
    require(type(got) is float, "A single number must give a Python float, such as float(value).")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for t = -1."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.soft_threshold(np.array([1.0]), -1.0)
