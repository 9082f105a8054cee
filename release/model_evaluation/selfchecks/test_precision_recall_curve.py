"""Self-checks of precision_recall_curve: the worked example and the error."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_raises

Y, SCORES = np.array([1, 0, 1, 0]), np.array([0.9, 0.5, 0.5, 0.1])


@pytest.mark.points(2)
def test_worked_example(student):
    """Has one point for each of three scores, increasing, and a last one."""
    precision, recall, thresholds = as_tuple(student.precision_recall_curve(Y, SCORES), 3)
    assert_close(thresholds, [0.1, 0.5, 0.9], what="thresholds")
    assert_close(precision, [1 / 2, 2 / 3, 1, 1], what="precision")
    assert_close(recall, [1, 1, 1 / 2, 0], what="recall")


@pytest.mark.points(1)
def test_no_positives(student):
    """Raises ValueError if no sample is positive."""
    calls, works_on = [(np.zeros(4, dtype=int), SCORES)], [(Y, SCORES)]
    assert_raises(student.precision_recall_curve, ValueError, calls, works_on=works_on)
