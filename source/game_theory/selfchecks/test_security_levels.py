"""Self-checks of security_levels: the card game, a saddle point."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns -5 and 5 for the card game of the text."""
    assert_close(student.security_levels(np.array([[-5.0, 5.0], [10.0, -5.0]])), (-5.0, 5.0))


@pytest.mark.points(2)
def test_saddle_point(student):
    """Returns 3 twice where there is a saddle point of 3."""
    assert_close(student.security_levels(np.array([[4.0, 1.0, 8.0], [5.0, 3.0, 6.0]])), (3.0, 3.0))
