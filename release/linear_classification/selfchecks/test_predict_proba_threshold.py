"""Self-checks of predict_proba_threshold: the worked example, equality, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged

ROWS = np.array([[1.0, 0.0], [1.0, 2.0]])
W = np.array([-1.0, 0.5])


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives probabilities 0.2689 and 0.5, and with the threshold 0.4 the labels -1 and +1."""
    assert_unchanged(student.predict_proba_threshold, W, ROWS, 0.4)
    p, labels = student.predict_proba_threshold(W, ROWS, 0.4)
    assert_close(p, [0.2689414213699951, 0.5], what="p")
    assert_equal(labels, np.array([-1, 1]), what="labels")


@pytest.mark.points(1)
def test_thresholds(student):
    """Calls a probability of 1/2 positive at 1/2, and both rows positive at 0.2."""
    assert_equal(student.predict_proba_threshold(W, ROWS)[1], np.array([-1, 1]), what="labels")
    assert_equal(student.predict_proba_threshold(W, ROWS, 0.2)[1], np.array([1, 1]), what="labels")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for the thresholds 0 and 1."""
    for p0 in (0.0, 1.0):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.predict_proba_threshold(W, ROWS, p0)
