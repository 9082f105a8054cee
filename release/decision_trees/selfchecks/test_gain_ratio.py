"""Self-checks of gain_ratio: two branches and four."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1 for two pure branches, and 1/2 for four."""
    y = np.array(["yes", "yes", "no", "no"])
    assert_close(student.gain_ratio(y, np.array([1, 1, 2, 2])), 1.0, atol=1e-9)
    assert_close(student.gain_ratio(y, np.array([1, 2, 3, 4])), 0.5, atol=1e-9)


@pytest.mark.points(1)
def test_one_branch(student):
    """Gives 0.0 for a single branch."""
    y = np.array(["yes", "no", "no"])
    assert_close(student.gain_ratio(y, np.array([1, 1, 1])), 0.0, atol=1e-9)
