"""Self-checks of qd_metrics: the worked example, an empty grid."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

GRID = {(0, 0): (np.zeros(2), -1.0), (2, 1): (np.ones(2), -4.0)}


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns the five numbers of the statement."""
    assert_unchanged(student.qd_metrics, GRID, 8, -5.0)
    expected = {"size": 2, "coverage": 0.25, "max": -1.0, "mean": -2.5, "qd_score": 5.0}
    assert_close(student.qd_metrics(GRID, 8, -5.0), expected)


@pytest.mark.points(2)
def test_empty(student):
    """Returns NaN for the largest and the mean fitness of an empty grid, and zeros."""
    got = student.qd_metrics({}, 8)
    expected = {"size": 0, "coverage": 0.0, "max": np.nan, "mean": np.nan, "qd_score": 0.0}
    assert_close(got, expected)
