"""Self-checks of platt_scaling: the worked example, unequal classes, units, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

S, Y = np.array([1.0, 2.0, -1.0, 0.5, -2.0]), np.array([1, 1, -1, -1, -1])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns A = log(2), B = 0 for the scores 1 and -1 of +1 and -1."""
    assert_unchanged(student.platt_scaling, np.array([1.0, -1.0]), np.array([1, -1]))
    A, B = student.platt_scaling(np.array([1.0, -1.0]), np.array([1, -1]))
    assert_close(A, np.log(2), rtol=1e-5)
    assert_close(B, 0.0, atol=1e-5)


@pytest.mark.points(2)
def test_unequal_classes(student):
    """Reaches 3/4 (two points of +1) and 1/5 (three of -1) where scores are equal in a class."""
    A, B = student.platt_scaling(np.array([2.0, 2.0, 1.0, 1.0, 1.0]), Y)
    assert_close(1 / (1 + np.exp(-(2 * A + B))), 3 / 4, rtol=1e-5)
    assert_close(1 / (1 + np.exp(-(A + B))), 1 / 5, rtol=1e-5)


@pytest.mark.points(1)
def test_units(student):
    """Divides A by 100 for scores times 100, and turns it round for scores times -1."""
    A, B = student.platt_scaling(S, Y)
    for factor in (100.0, -1.0):
        moved = student.platt_scaling(factor * S, Y)
        assert_close(moved[0], A / factor, rtol=1e-5)
        assert_close(moved[1], B, rtol=1e-4)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for labels 0 and 1."""
    calls = {"labels 0 and 1": (S, np.array([1, 1, 0, 0, 0]))}
    assert_raises(student.platt_scaling, ValueError, calls, works_on=[(S, Y)])
