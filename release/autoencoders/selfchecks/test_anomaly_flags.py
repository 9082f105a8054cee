"""Self-checks of anomaly_flags: the worked example, equality, whose quantile it is."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Has the threshold 2 and flags 2.5 alone, not 2."""
    call = np.array([1.0, 3.0]), np.array([1.0, 2.0, 2.5]), 0.5
    assert_unchanged(student.anomaly_flags, *call)
    threshold, flags = student.anomaly_flags(*call)
    assert_close(threshold, 2.0, what="the threshold")
    assert_equal(np.asarray(flags), np.array([False, False, True]), what="the flags")


@pytest.mark.points(2)
def test_training_errors_decide(student):
    """Takes the quantile 0.95 of the training errors, and so flags nobody or everybody."""
    seen = np.arange(21.0, 0.0, -1.0)
    for errors, flagged in ((np.array([1.0, 20.0]), False), (np.array([20.5, 90.0]), True)):
        threshold, flags = student.anomaly_flags(seen, errors)
        assert_close(threshold, 20.0, what="the threshold")
        assert_equal(np.asarray(flags), np.array([flagged] * 2), what="the flags")
