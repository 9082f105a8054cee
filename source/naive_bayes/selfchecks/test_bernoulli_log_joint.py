"""Self-checks of bernoulli_log_joint: the worked example and an impossible class."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def model():
    return {
        "classes": np.array(["ham", "spam"]),
        "log_prior": np.log([1 / 3, 2 / 3]),
        "log_p": np.log([[1 / 3, 1 / 3], [3 / 4, 2 / 4]]),
        "log_q": np.log([[2 / 3, 2 / 3], [1 / 4, 2 / 4]]),
    }


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives the message (1, 0) log 2/27 for ham and log 1/4 for spam."""
    X = np.array([[1, 0]])
    assert_close(student.bernoulli_log_joint(model(), X), np.log([[2 / 27, 1 / 4]]))
    assert_unchanged(student.bernoulli_log_joint, model(), X)


@pytest.mark.points(2)
def test_impossible_class(student):
    """Gives -inf where a present feature is impossible, and a number where it is absent."""
    veto = model()
    veto["log_p"][0, 0], veto["log_q"][0, 0] = -np.inf, 0.0
    got = student.bernoulli_log_joint(veto, np.array([[1, 0], [0, 0]]))
    expected = [[-np.inf, np.log(1 / 4)], [np.log(2 / 9), np.log(1 / 12)]]
    assert_close(got, expected)
