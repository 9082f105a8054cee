"""Self-checks of boosting_residual: the worked examples, far-out scores, unknown losses."""

import numpy as np
import pytest
from selfchecks.testing import assert_close

WORDS = ["squared", "absolute", "logistic", "exponential"]


@pytest.mark.points(2)
def test_worked_examples(student):
    """Is 1, 1, 1/2, 1 for y = 1 and s = 0, and what the notebook says for y = -1 and s = 2."""
    y, s = np.array([1.0, -1.0]), np.array([0.0, 2.0])
    second = (-3.0, -1.0, -1 / (1 + np.exp(-2)), -np.exp(2))
    for loss, first, other in zip(WORDS, (1.0, 1.0, 0.5, 1.0), second, strict=True):
        assert_close(student.boosting_residual(loss, y, s), [first, other], what=loss)


@pytest.mark.points(2)
def test_far_out_and_unknown(student):
    """Is y, and nearly 0, for logistic scores far out; refuses another loss."""
    y, s = np.array([1.0, -1.0, 1.0]), np.array([-1000.0, 1000.0, 1000.0])
    got = student.boosting_residual("logistic", y, s)
    assert_close(got, [1.0, -1.0, 0.0], atol=1e-12, what="logistic")
    got = student.boosting_residual("logistic", np.array([1.0]), np.array([50.0]))
    assert_close(got, [np.exp(-50.0)], what="logistic for y = 1 and s = 50 (tiny, but not 0)")
    got = student.boosting_residual("absolute", np.array([3.0]), np.array([3.0]))
    assert_close(got, [0.0], atol=1e-12, what="absolute for y = s")
    with pytest.raises(ValueError):  # noqa: PT011 - any message
        student.boosting_residual("hinge", y, s)
