"""Self-checks of gaussian_log_joint: one standard deviation from either mean, two features."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def model():
    return {
        "classes": np.array(["a", "b"]),
        "log_prior": np.log([0.5, 0.5]),
        "mean": np.array([[0.0], [3.0]]),
        "var": np.array([[1.0], [4.0]]),
    }


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives x = 1 -2.1121 and -2.8052; the difference is log 2."""
    X = np.array([[1.0]])
    got = student.gaussian_log_joint(model(), X)
    assert_close(got, [[-2.1121, -2.8052]], atol=1e-4)
    assert_close(got[0][0] - got[0][1], np.log(2), atol=1e-9, what="the difference")
    assert_unchanged(student.gaussian_log_joint, model(), X)


@pytest.mark.points(2)
def test_two_features(student):
    """Adds up over the features, and stays finite far out; the prior counts once."""
    two = {**model(), "mean": np.array([[0.0, 1.0], [3.0, 0.0]]), "var": np.ones((2, 2))}
    X = np.array([[0.0, 1.0], [3.0, 2.0]])
    base = np.log(0.5) - np.log(2 * np.pi)
    expected = base - 0.5 * np.array([[0, 10], [10, 4]])
    assert_close(student.gaussian_log_joint(two, X), expected)
    uneven = {**two, "log_prior": np.log([0.2, 0.8])}
    base = np.log([0.2, 0.8]) - np.log(2 * np.pi)
    far = base - 0.5 * np.array([[1e6, 997.0**2 + 1]])
    assert_close(student.gaussian_log_joint(uneven, np.array([[1000.0, 1.0]])), far, rtol=1e-9)
