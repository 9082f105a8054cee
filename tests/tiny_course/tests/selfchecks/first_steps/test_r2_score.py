"""Self-checks of r2_score: the worked example and the two ends of the scale."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


def targets():
    return np.array([1.0, 2.0, 3.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives 0.5 for targets 1, 2, 3 and predictions 1, 2, 4."""
    assert_close(student.r2_score(targets(), np.array([1.0, 2.0, 4.0])), 0.5)


@pytest.mark.points(1)
def test_perfect(student):
    """Gives 1 for perfect predictions."""
    assert_close(student.r2_score(targets(), targets()), 1.0)


@pytest.mark.points(1)
def test_mean(student):
    """Gives 0 for predictions that are all the mean of the targets."""
    assert_close(student.r2_score(targets(), np.array([2.0, 2.0, 2.0])), 0.0, atol=1e-9)
