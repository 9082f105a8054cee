"""Self-checks of no_free_lunch_average: the worked example, a majority of two bits."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 0.5 and (1, 0, 0, 1) for "say what you have seen" on one bit."""
    average, accuracies = student.no_free_lunch_average([0], lambda xs, ys, x: ys[0], 1)
    assert_close(average, 0.5, atol=1e-9)
    assert_close(accuracies, np.array([1.0, 0.0, 0.0, 1.0]), atol=1e-9)


@pytest.mark.points(1)
def test_majority(student, open_function):
    """Returns 0.5 for the majority of three labels of two bits, each target 0 or 1."""
    average, accuracies = student.no_free_lunch_average([0, 1, 2], open_function("majority"), 2)
    assert_close(average, 0.5, atol=1e-9)
    expected = [1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0, 1]
    assert_close(accuracies, np.array(expected, dtype=float), atol=1e-9)
