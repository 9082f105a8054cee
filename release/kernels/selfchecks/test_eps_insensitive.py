"""Self-checks of eps_insensitive: the worked example, single numbers, no tube, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

Y, S = np.array([1.0, 1.0, 1.0, 1.0]), np.array([3.0, 0.75, 1.5, 0.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns losses (1.5, 0, 0, 0.5) and slopes (1, 0, 0, -1) for the target 1 and eps = 0.5."""
    assert_unchanged(student.eps_insensitive, Y, S, 0.5)
    loss, slope = student.eps_insensitive(Y, S, 0.5)
    assert_close(loss, [1.5, 0.0, 0.0, 0.5], atol=1e-9)
    assert_close(slope, [1.0, 0.0, 0.0, -1.0], atol=1e-9)


@pytest.mark.points(1)
def test_numbers_and_no_tube(student):
    """Returns 2 and -1 for the single numbers y = 3, s = 1, eps = 0; 0 and 0 for s = 3."""
    for s, expected in ((1.0, (2.0, -1.0)), (3.0, (0.0, 0.0))):
        loss, slope = student.eps_insensitive(3.0, s, 0.0)
        assert_close(loss, expected[0], atol=1e-9)
        assert_close(slope, expected[1], atol=1e-9)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for eps = -0.5."""
    calls = {"eps = -0.5": (Y, S, -0.5)}
    assert_raises(student.eps_insensitive, ValueError, calls, works_on=[(Y, S, 0.5)])
