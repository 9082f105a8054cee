"""Self-checks of oob_predictions: the worked example, and models that must not count."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

OOB = np.array([[True, False, False], [True, True, False]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Predicts 2 and 7, and nan for the row that was never out of bag."""
    preds = np.array([[1.0, 5.0, 2.0], [3.0, 7.0, 4.0]])
    assert_unchanged(student.oob_predictions, preds, OOB)
    assert_close(student.oob_predictions(preds, OOB), [2.0, 7.0, np.nan])


@pytest.mark.points(2)
def test_in_bag_predictions_do_not_count(student):
    """Ignores predictions for rows in the bag, and averages all where every row is out."""
    preds = np.array([[4.0, 999.0, 999.0], [6.0, -2.0, 999.0]])
    assert_close(student.oob_predictions(preds, OOB), [5.0, -2.0, np.nan])
    everybody = np.ones((2, 2), dtype=bool)
    got = student.oob_predictions(np.array([[1.0, 2.0], [3.0, 8.0]]), everybody)
    assert_close(got, [2.0, 5.0])
    preds = np.array([[0.0, 1.0], [3.0, 0.0], [6.0, -1.0]])
    got = student.oob_predictions(preds, np.ones((3, 2), dtype=bool))
    assert_close(got, [3.0, 0.0], atol=1e-12, what="means of 0, 3, 6 and of 1, 0, -1")
    got = student.oob_predictions(np.array([[0.0], [0.0], [9.0]]), np.ones((3, 1), dtype=bool))
    assert_close(got, [3.0], what="the mean (not the median) of 0, 0, 9")
