"""Self-checks of fit_bernoulli_nb: three messages, no smoothing, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


def mail():
    return np.array([[1, 0], [1, 1], [0, 0]]), np.array(["spam", "spam", "ham"])


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives p = (3/4, 2/4) for spam and (1/3, 1/3) for ham, and q to match."""
    expected = {
        "classes": np.array(["ham", "spam"]),
        "log_prior": np.log([1 / 3, 2 / 3]),
        "log_p": np.log([[1 / 3, 1 / 3], [3 / 4, 2 / 4]]),
        "log_q": np.log([[2 / 3, 2 / 3], [1 / 4, 2 / 4]]),
    }
    assert_close(student.fit_bernoulli_nb(*mail()), expected, atol=1e-9, what="the model")
    assert_unchanged(student.fit_bernoulli_nb, *mail())


@pytest.mark.points(2)
def test_no_smoothing(student):
    """Has -inf where a count is 0 and beta is 0; a single feature is smoothed as two are."""
    X, y = mail()
    single = student.fit_bernoulli_nb(X[:, :1], y, 0.5)
    assert_close(single["log_p"], np.log([[1 / 4], [5 / 6]]), atol=1e-9, what="log_p for d = 1")
    model = student.fit_bernoulli_nb(*mail(), 0)
    assert_close(model["log_p"], [[-np.inf, -np.inf], [0, np.log(0.5)]], atol=1e-9, what="log_p")


@pytest.mark.points(1)
def test_refuses_other_entries(student):
    """Raises ValueError for an entry of 2, in any row, and for a negative beta."""
    y = np.array(["spam", "ham"])
    calls = {
        "a 2 in the first row": (np.array([[1, 2], [0, 1]]), y),
        "a 2 in the last row": (np.array([[1, 0], [0, 2]]), y),
        "beta = -1": (*mail(), -1),
    }
    assert_raises(student.fit_bernoulli_nb, ValueError, calls, works_on=[mail()])
