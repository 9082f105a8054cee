"""Self-checks of vc_dimension: the worked examples, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises, assert_unchanged

RAYS = np.array([[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]])


@pytest.mark.points(2)
def test_thresholds(student):
    """Returns 1 for thresholds on three points."""
    assert_unchanged(student.vc_dimension, RAYS)
    assert_equal(student.vc_dimension(RAYS), 1)


@pytest.mark.points(2)
def test_intervals(student):
    """Returns 2 for the seven intervals of three points."""
    rows = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0, 1, 1], [1, 1, 1]]
    assert_equal(student.vc_dimension(np.array(rows)), 2)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError if there is no hypothesis."""
    calls = {"no hypothesis": (np.zeros((0, 3), dtype=int),)}
    assert_raises(student.vc_dimension, ValueError, calls, works_on=[(RAYS,)])
