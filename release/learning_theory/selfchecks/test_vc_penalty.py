"""Self-checks of vc_penalty: the worked example, dimension 0, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 0.1635 for 10,000 examples, dimension 3, delta = 0.1."""
    assert_close(student.vc_penalty(10_000, 3, 0.1), 0.1634609240442)


@pytest.mark.points(1)
def test_dimension_zero(student):
    """Returns 2 for 8 examples, dimension 0, delta = 4 exp(-4)."""
    assert_close(student.vc_penalty(8, 0, 4 * np.exp(-4.0)), 2.0)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for no examples."""
    calls = {"n = 0": (0, 3, 0.1)}
    assert_raises(student.vc_penalty, ValueError, calls, works_on=[(100, 3, 0.1)])
