"""Self-checks of threshold_unit: AND, OR and NOT."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal

PAIRS = 1.0 * np.array([[0, 0], [0, 1], [1, 0], [1, 1]])


@pytest.mark.points(1)
def test_and_or(student):
    """Is AND for the threshold 3/4 and OR for 1/2, which a sum of 1/2 reaches."""
    half = np.array([0.5, 0.5])
    assert_equal(student.threshold_unit(PAIRS, half, 0.75), np.array([0, 0, 0, 1]), what="AND")
    assert_equal(student.threshold_unit(PAIRS, half, 0.5), np.array([0, 1, 1, 1]), what="OR")


@pytest.mark.points(1)
def test_not(student):
    """Is NOT for the weight -1 and the threshold -1/2."""
    got = student.threshold_unit(np.array([[0.0], [1.0]]), np.array([-1.0]), -0.5)
    assert_equal(got, np.array([1, 0]), what="NOT")
