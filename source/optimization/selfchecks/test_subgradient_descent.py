"""Self-checks of subgradient_descent: the worked example, a best start, and no steps."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


def absolute(w):
    """Return the sum of the absolute entries; np.sign is a subgradient."""
    return float(np.abs(w).sum())


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns ([1], 1): of the iterates 3, 1, -1 the second is the first of the best."""
    answer = student.subgradient_descent(absolute, np.sign, np.array([3.0]), lambda t: 2.0, 2)
    assert_close(answer, ([1.0], 1.0))


@pytest.mark.points(1)
def test_keeps_the_best(student):
    """Returns the start if every step is worse: 1, -3, -1."""
    answer = student.subgradient_descent(absolute, np.sign, np.array([1.0]), lambda t: 4.0 / t, 2)
    assert_close(answer, ([1.0], 1.0))


@pytest.mark.points(1)
def test_last_iterate_and_no_steps(student):
    """Counts the last iterate too (4, 3, 2), and returns w0 for n_iter = 0."""
    w0 = np.array([4.0])
    answer = student.subgradient_descent(absolute, np.sign, w0, lambda t: 1.0, 2)
    assert_close(answer, ([2.0], 2.0))
    answer = student.subgradient_descent(absolute, np.sign, w0, lambda t: 1.0, 0)
    assert_close(answer, ([4.0], 4.0))
