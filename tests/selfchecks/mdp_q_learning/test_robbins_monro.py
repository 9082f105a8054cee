"""Self-checks of robbins_monro: the worked example, constant step sizes, none."""

import math

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 2, 1.5 and 0.75 for 1, 1/2, 1/2."""
    alphas = np.array([1.0, 0.5, 0.5])
    assert_unchanged(student.robbins_monro, alphas)
    assert_close(
        student.robbins_monro(alphas), (2.0, 1.5, 0.75), parts=("total", "squares", "ratio")
    )


@pytest.mark.points(1)
def test_constant(student):
    """Has the step size itself as ratio if it is constant."""
    assert_close(as_tuple(student.robbins_monro(np.full(10, 0.25)), 3), (2.5, 0.625, 0.25))


@pytest.mark.points(1)
def test_none(student):
    """Returns 0, 0 and nan without step sizes."""
    total, squares, ratio = as_tuple(student.robbins_monro(np.array([])), 3)
    assert_close(np.array([total, squares]), [0.0, 0.0], what="the sums")
    assert math.isnan(float(ratio)), "the ratio is nan"
