"""Self-checks of fit_multinomial_nb: the worked example, no smoothing, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


def mail():
    return np.array([[3, 0], [1, 1], [0, 2]]), np.array(["spam", "spam", "ham"])


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives theta = (5/7, 2/7) for spam and (1/4, 3/4) for ham."""
    expected = {
        "classes": np.array(["ham", "spam"]),
        "log_prior": np.log([1 / 3, 2 / 3]),
        "log_theta": np.log([[1 / 4, 3 / 4], [5 / 7, 2 / 7]]),
    }
    assert_close(student.fit_multinomial_nb(*mail()), expected, what="the model")
    assert_unchanged(student.fit_multinomial_nb, *mail())


@pytest.mark.points(1)
def test_no_smoothing(student):
    """Has -inf where a count is 0 and beta is 0; a third word is one more to be smoothed."""
    model = student.fit_multinomial_nb(*mail(), 0)
    expected = [[-np.inf, 0], np.log([4 / 5, 1 / 5])]
    assert_close(model["log_theta"], expected, atol=1e-9, what="log_theta")
    X, y = mail()
    wider = student.fit_multinomial_nb(np.column_stack([X, [0, 0, 0]]), y)
    expected = np.log([[1 / 5, 3 / 5, 1 / 5], [5 / 8, 2 / 8, 1 / 8]])
    assert_close(wider["log_theta"], expected, what="log_theta of three words")


@pytest.mark.points(1)
def test_refuses_negative_counts(student):
    """Raises ValueError for a count of -1, in any row, and for a negative beta."""
    y = np.array(["spam", "ham"])
    calls = {
        "a count of -1 in the first row": (np.array([[2, -1], [0, 1]]), y),
        "a count of -1 in the last row": (np.array([[1, 0], [-1, 2]]), y),
        "beta = -1": (*mail(), -1),
    }
    assert_raises(student.fit_multinomial_nb, ValueError, calls, works_on=[mail()])
