"""Self-checks of roc_curve: the worked example, a line, the order of the rows, the error."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_raises

Y, SCORES = np.array([1, 0, 1, 0]), np.array([0.9, 0.5, 0.5, 0.1])


@pytest.mark.points(2)
def test_worked_example(student):
    """Has four points, of which the two tied samples make one."""
    fpr, tpr, thresholds = as_tuple(student.roc_curve(Y, SCORES), 3)
    assert_close(fpr, [0, 0, 1 / 2, 1], what="fpr")
    assert_close(tpr, [0, 1 / 2, 1, 1], what="tpr")
    assert_close(thresholds, [np.inf, 0.9, 0.5, 0.1], what="thresholds")


@pytest.mark.points(1)
def test_points_on_a_line(student):
    """Has a point for each of four scores, also where three of them lie on a line."""
    curve = student.roc_curve(np.array([1, 1, 0, 0]), np.array([0.9, 0.8, 0.3, 0.1]))
    fpr, tpr, thresholds = as_tuple(curve, 3)
    assert_close(thresholds, [np.inf, 0.9, 0.8, 0.3, 0.1], what="thresholds")
    assert_close(fpr, [0, 0, 0, 1 / 2, 1], what="fpr")
    assert_close(tpr, [0, 1 / 2, 1, 1, 1], what="tpr")


@pytest.mark.points(1)
def test_order_of_the_rows(student):
    """Draws the same curve for the same rows in another order."""
    order = np.array([2, 3, 1, 0])
    fpr, tpr, _ = as_tuple(student.roc_curve(Y[order], SCORES[order]), 3)
    assert_close(fpr, [0, 0, 1 / 2, 1], what="fpr")
    assert_close(tpr, [0, 1 / 2, 1, 1], what="tpr")


@pytest.mark.points(1)
def test_one_class(student):
    """Raises ValueError if all samples are positive, or all negative."""
    ones = np.ones(4, dtype=int)
    calls = {"positives alone": (ones, SCORES), "negatives alone": (0 * ones, SCORES)}
    assert_raises(student.roc_curve, ValueError, calls, works_on=[(Y, SCORES)])
