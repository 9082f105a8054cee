"""Self-checks of fit_softmax: the worked step, no step, and a class that does not occur."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def rows():
    return np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([1, 0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Goes to -3/8 and 3/8 in the second row with one step of 1/2."""
    assert_unchanged(student.fit_softmax, *rows(), 2, 0.1, 0.5, 1)
    got = student.fit_softmax(*rows(), 2, 0.0, 0.5, 1)
    assert_close(got, [[0.0, 0.0], [-0.375, 0.375]], atol=1e-12, sizes=(2,))
    got = student.fit_softmax(*rows(), 2, 0.1, 0.5, 2)
    assert_close(np.asarray(got)[:, 1], [-0.03459894425456267, 0.52766808710933],
                 what="the second column after two steps with lam = 0.1")  # fmt: skip


@pytest.mark.points(2)
def test_shape(student):
    """Has a column for each class, also for one that does not occur; no steps give zeros."""
    assert_close(student.fit_softmax(*rows(), 4, 0.0, 0.5, 0), np.zeros((2, 4)))
    got = student.fit_softmax(*rows(), 3, 0.0, 1.0, 1)
    assert_close(got, [[1 / 6, 1 / 6, -1 / 3], [-2 / 3, 5 / 6, -1 / 6]], atol=1e-12)
