"""Self-checks of log_sum_exp: the worked examples, both axes, -inf, a single axis."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_examples(student):
    """Is log 4 for (0, log 3), and 1000 + log 2 for (1000, 1000)."""
    Z = np.array([[0.0, np.log(3.0)], [1000.0, 1000.0]])
    assert_unchanged(student.log_sum_exp, Z)
    assert_close(student.log_sum_exp(Z), [np.log(4.0), 1000 + np.log(2.0)])


@pytest.mark.points(1)
def test_axes(student):
    """Sums over the axis that is asked for, of a square table."""
    Z = np.log(np.array([[1.0, 2.0], [3.0, 5.0]]))
    assert_close(student.log_sum_exp(Z, axis=0), np.log([4.0, 7.0]))
    assert_close(student.log_sum_exp(Z, axis=1), np.log([3.0, 8.0]))


@pytest.mark.points(2)
def test_minus_infinity(student):
    """Ignores -inf, unless there is nothing else: then it is -inf."""
    Z = np.array([[-np.inf, 5.0], [-np.inf, -np.inf]])
    assert_unchanged(student.log_sum_exp, Z)
    assert_close(student.log_sum_exp(Z), [5.0, -np.inf])
    assert_close(float(student.log_sum_exp(np.array([-1000.0, -1000.0]))), -1000 + np.log(2.0))
