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
    """Gives the message (1, 0) log 2/27 for ham and log 1/4 for spam, and takes 2000 features."""
    X = np.array([[1, 0]])
    assert_close(student.bernoulli_log_joint(model(), X), np.log([[2 / 27, 1 / 4]]))
    assert_unchanged(student.bernoulli_log_joint, model(), X)
    wide = {name: np.log(np.full((2, 2000), 0.5)) for name in ("log_p", "log_q")}
    got = student.bernoulli_log_joint({**model(), **wide}, np.ones((1, 2000)))
    assert_close(got, np.log([[1 / 3, 2 / 3]]) - 2000 * np.log(2), what="for 2000 features")


@pytest.mark.points(2)
def test_impossible_class(student):
    """Gives -inf where a present feature is impossible, and where all classes are."""
    veto = model()
    veto["log_p"][0, 0], veto["log_q"][0, 0] = -np.inf, 0.0
    got = student.bernoulli_log_joint(veto, np.array([[1, 0], [0, 0]]))
    expected = [[-np.inf, np.log(1 / 4)], [np.log(2 / 9), np.log(1 / 12)]]
    assert_close(got, expected)
    veto["log_p"][1, 0] = -np.inf
    got = student.bernoulli_log_joint(veto, np.array([[1, 0]]))
    assert_close(got, [[-np.inf, -np.inf]], what="a hopeless row")
