"""Self-checks of weight_penalty: the worked example, two arrays, another word."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_elimination(student):
    """Gives 2.8 and the slopes (1, -0.12) for w = (1, -3) and lam = 2."""
    assert_unchanged(student.weight_penalty, [np.array([1.0, -3.0])], "elimination", 2.0)
    value, grads = student.weight_penalty([np.array([1.0, -3.0])], "elimination", 2.0)
    assert_close(value, 2.8, what="the value")
    assert_close(grads[0], [1.0, -0.12], what="the slopes")


@pytest.mark.points(1)
@pytest.mark.parametrize(
    ("kind", "total", "slopes"), [("l2", 7.0, (1.0, -3.0, 2.0)), ("l1", 3.0, (0.5, -0.5, 0.5))]
)
def test_two_arrays(student, kind, total, slopes):
    """Adds up the values of both arrays, and keeps the slopes apart."""
    value, grads = student.weight_penalty([np.array([1.0, -3.0]), np.array([[2.0]])], kind, 0.5)
    assert_close(value, total, what=f"the value of {kind}")
    assert_close(grads[0], slopes[:2], what=f"the slopes of {kind}")
    assert_close(grads[1], [slopes[2:]], what=f"the slopes of {kind}, second array")


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for a word that is not in the table."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.weight_penalty([np.ones(2)], "l0", 1.0)
