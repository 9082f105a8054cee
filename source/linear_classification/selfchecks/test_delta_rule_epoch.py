"""Self-checks of delta_rule_epoch: both rules on the worked example, integer weights, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def rows():
    return np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([0, 1])


@pytest.mark.points(1)
def test_perceptron(student):
    """Goes to (-1/2, -1) by the rule "perceptron": a score of 0 fires, the second row is right."""
    assert_unchanged(student.delta_rule_epoch, *rows(), np.zeros(2), 0.5, "perceptron")
    got = student.delta_rule_epoch(*rows(), np.zeros(2), 0.5, "perceptron")
    assert_close(got, [-0.5, -1.0])


@pytest.mark.points(1)
def test_gradient(student):
    """Goes to (1/2, -1/2) by the rule "gradient", also from integer weights."""
    for start in (np.zeros(2), np.zeros(2, dtype=int)):
        got = student.delta_rule_epoch(*rows(), start, 0.5, "gradient")
        assert_close(got, [0.5, -0.5])
    got = student.delta_rule_epoch(*rows(), np.array([1.0, 1.0]), 0.5, "gradient")
    assert_close(got, [-0.75, -1.75], what="the result from w = (1, 1)")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for another rule."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.delta_rule_epoch(*rows(), np.zeros(2), 0.5, "delta")
