"""Self-checks of shatters: the worked example."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

RAYS = np.array([[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Says that thresholds shatter one point of three, and not two."""
    assert_unchanged(student.shatters, RAYS, [1])
    assert_equal(student.shatters(RAYS, [1]), True)
    assert_equal(student.shatters(RAYS, [1, 2]), False)


@pytest.mark.points(2)
def test_all_patterns(student):
    """Says that four different rows shatter their two columns."""
    outputs = np.array([[0, 0], [1, 1], [1, 0], [0, 1]])
    assert_equal(student.shatters(outputs, [0, 1]), True)
    assert_equal(student.shatters(outputs[:3], [0, 1]), False)
