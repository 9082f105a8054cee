"""Self-checks of true_error: the worked example with equal and unequal probabilities."""

import numpy as np
import pytest
from selfchecks.testing import assert_close

POINTS = [(0, 0), (0, 1), (1, 0), (1, 1)]


def either(x):
    return x[0] | x[1]


def both(x):
    return x[0] & x[1]


@pytest.mark.points(2)
def test_equal_probabilities(student):
    """Returns 0.5 for OR against AND, if all four points are equally probable."""
    got = student.true_error(either, both, POINTS, np.full(4, 0.25))
    assert_close(got, 0.5, atol=1e-9)


@pytest.mark.points(2)
def test_unequal_probabilities(student):
    """Returns 0.3 for the probabilities 0.6, 0.1, 0.2, 0.1."""
    got = student.true_error(either, both, POINTS, np.array([0.6, 0.1, 0.2, 0.1]))
    assert_close(got, 0.3, atol=1e-9)
