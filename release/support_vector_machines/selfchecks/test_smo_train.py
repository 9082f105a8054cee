"""Self-checks of smo_train: the worked example, no step, a cut step, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def machine():
    x = np.array([0.0, 2.0, 3.0])
    return np.outer(x, x), np.array([-1.0, 1.0, 1.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns the multipliers (1/2, 1/2, 0) and b = -1 for C = 10."""
    assert_unchanged(student.smo_train, *machine(), 10.0)
    alpha, b = student.smo_train(*machine(), 10.0)
    assert_close(alpha, [0.5, 0.5, 0.0], atol=1e-9)
    assert_close(b, -1.0)


@pytest.mark.points(1)
def test_other_points(student):
    """Returns the same multipliers and b = -2 for the points 1, 3 and 4, after one step."""
    x = np.array([1.0, 3.0, 4.0])
    alpha, b = student.smo_train(np.outer(x, x), machine()[1], 10.0, 1e-6, 1)
    assert_close(alpha, [0.5, 0.5, 0.0], atol=1e-9)
    assert_close(b, -2.0)


@pytest.mark.points(1)
def test_no_step(student):
    """Returns zeros and b = 0 for max_iter = 0."""
    alpha, b = student.smo_train(*machine(), 10.0, 1e-6, 0)
    assert_close(alpha, [0.0, 0.0, 0.0], atol=1e-9)
    assert_close(b, 0.0, atol=1e-9)


@pytest.mark.points(1)
def test_the_box_cuts(student):
    """Returns (1/4, 1/4, 0) after one step for C = 1/4: both stop at the wall together."""
    alpha, _ = student.smo_train(*machine(), 0.25, 1e-6, 1)
    assert_close(alpha, [0.25, 0.25, 0.0], atol=1e-9)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if all labels are equal."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.smo_train(machine()[0], np.ones(3), 10.0)
