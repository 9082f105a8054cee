"""Self-checks of huber: the worked example, a single number, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require

NAMES = ("values", "derivatives")


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns the values 2.5, 0.125, 0.5 and the derivatives -1, 0.5, 1 for -3, 0.5, 1."""
    assert_unchanged(student.huber, np.array([-3.0, 0.5, 1.0]), 1.0)
    got = student.huber(np.array([-3.0, 0.5, 1.0]), 1.0)
    assert_close(got, ([2.5, 0.125, 0.5], [-1.0, 0.5, 1.0]), parts=NAMES)


@pytest.mark.points(1)
def test_a_single_number(student):
    """Returns the floats 6.0 and 2.0 for the number 4.0 and eps = 2, and bears 1e200."""
    got = student.huber(4.0, 2.0)
    assert_close(got, (6.0, 2.0), parts=NAMES)
    is_float = [type(part) is float for part in got]
    huge = student.huber(np.array([-1e200]), 2.0)
    assert_close(huge, ([2e200], [-2.0]), parts=NAMES)
    require(all(is_float), "A single number must give two Python floats, such as float(value).")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for eps = 0."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.huber(np.array([1.0]), 0.0)
