"""Self-checks of backtracking: the worked example, infinity and a step that never works."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


def square(w):
    """Return the squared norm; its gradient is 2 * w."""
    return float(w @ w)


@pytest.mark.points(2)
def test_worked_example(student):
    """Shortens 1 to 0.5 for w**2 at w = 1, and takes 0.9 at once."""
    w, grad = np.array([1.0]), np.array([2.0])
    assert_close(student.backtracking(square, grad, w), 0.5)
    assert_close(student.backtracking(square, grad, w, 0.9), 0.9)


@pytest.mark.points(1)
def test_enough_decrease(student):
    """Takes 0.225 for c = 0.7: of 0.9, 0.45, 0.225 the first two go down, but not enough."""
    answer = student.backtracking(square, np.array([2.0]), np.array([1.0]), 0.9, 0.5, 0.7)
    assert_close(answer, 0.225)


@pytest.mark.points(1)
def test_infinite(student):
    """Refuses steps to where the objective is infinite, and takes eta0 for a zero gradient."""

    def fenced(w):
        return float("inf") if w[0] < 0 else square(w)

    answer = student.backtracking(fenced, np.array([2.0]), np.array([1.0]), 0.9)
    assert_close(answer, 0.45)
    assert_close(student.backtracking(square, np.zeros(1), np.zeros(1), 0.9), 0.9)


@pytest.mark.points(1)
def test_gives_up(student):
    """Returns 0.0 where no step goes down, as with a gradient of the wrong sign."""
    answer = student.backtracking(lambda w: float(w[0]), np.array([-1.0]), np.zeros(1))
    assert_close(answer, 0.0)
