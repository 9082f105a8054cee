"""Self-checks of hoeffding_bound: the worked example, several hypotheses, the cap."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 2 exp(-2) = 0.2707 for 100 tosses and eps = 0.1, 0.013476 for 1000 and 0.05."""
    assert_close(student.hoeffding_bound(100, 0.1), 2 * np.exp(-2))
    assert_close(student.hoeffding_bound(1000, 0.05), 0.01347589399817093)


@pytest.mark.points(1)
def test_several_hypotheses(student):
    """Returns ten times as much for ten hypotheses: 0.134759."""
    assert_close(student.hoeffding_bound(1000, 0.05, 10), 0.1347589399817093)


@pytest.mark.points(1)
def test_cap(student):
    """Returns 1 for 100 tosses, eps = 0.1 and ten hypotheses."""
    assert_close(student.hoeffding_bound(100, 0.1, m=10), 1.0)
