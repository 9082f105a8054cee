"""Self-checks of multinomial_log_joint: the worked example, an empty document, a veto."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def model():
    return {
        "classes": np.array(["ham", "spam"]),
        "log_prior": np.log([1 / 3, 2 / 3]),
        "log_theta": np.log([[1 / 4, 3 / 4], [5 / 7, 2 / 7]]),
    }


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives win and fog log 1/16 for ham and log 20/147 for spam; every further win counts."""
    X = np.array([[1, 1], [2, 1]])
    expected = np.log([[1 / 16, 20 / 147], [1 / 64, 100 / 1029]])
    assert_close(student.multinomial_log_joint(model(), X), expected)
    assert_unchanged(student.multinomial_log_joint, model(), X)
    long = np.array([[3000.0, 0.0], [0.0, 0.0]])  # counts may be floats
    expected = np.log([[1 / 3, 2 / 3]]) + long[:, :1] * np.log([[1 / 4, 5 / 7]])
    got = student.multinomial_log_joint(model(), long)
    assert_close(got, expected, what="for a long and an empty document")


@pytest.mark.points(2)
def test_impossible_word(student):
    """Gives -inf where a word that occurs is impossible, and a number where it does not occur."""
    veto = {**model(), "log_theta": np.array([[-np.inf, 0.0], np.log([5 / 7, 2 / 7])])}
    X = np.array([[1, 0], [0, 1]])
    got = student.multinomial_log_joint(veto, X)
    assert_close(got, [[-np.inf, np.log(10 / 21)], np.log([1 / 3, 4 / 21])])
    assert_unchanged(student.multinomial_log_joint, veto, X)
