"""Self-checks of momentum_step: the worked example, and a step without momentum."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def one(weight, bias):
    return [(np.array([[weight]]), np.array([bias]))]


@pytest.mark.points(2)
def test_worked_example(student):
    """Moves the weight 2 to -0.5 and the bias 1 to 0.5, with the velocities -2.5 and -0.5."""
    call = one(2.0, 1.0), one(4.0, 1.0), one(1.0, 0.0), 0.5, 0.5, 1.0
    assert_unchanged(student.momentum_step, *call)
    [(W, b)], [(vW, vb)] = student.momentum_step(*call)
    assert_close(vW, np.array([[-2.5]]), what="the velocity of the weight")
    assert_close(W, np.array([[-0.5]]), what="the weight")
    assert_close(vb, np.array([-0.5]), what="the velocity of the bias")
    assert_close(b, np.array([0.5]), what="the bias")


@pytest.mark.points(1)
def test_plain_descent(student):
    """Moves by -lr times the slope if beta and lam are 0, for integers as well."""
    new, _ = student.momentum_step(
        [(np.array([[2]]), np.array([1]))], one(4.0, 1.0), one(7.0, 7.0), 0.25
    )
    assert_close(new[0][0], np.array([[1.0]]), what="the weight")
    assert_close(new[0][1], np.array([0.75]), what="the bias")


@pytest.mark.points(1)
def test_two_layers(student):
    """Moves two layers, the weight 3 (lam = 2, so its slope is 4 + 6) and a moving bias too."""
    new, velocity = student.momentum_step(
        one(3.0, 1.0) + one(5.0, 7.0),
        one(4.0, 2.0) + one(0.0, 0.0),
        one(8.0, 6.0) + one(0.0, 2.0),
        0.1,
        0.5,
        2.0,
    )
    assert_close(velocity[0][0], np.array([[3.0]]), what="the velocity of the first weight")
    assert_close(velocity[0][1], np.array([2.8]), what="the velocity of the first bias")
    assert_close(new[0][0], np.array([[6.0]]), what="the first weight")
    assert_close(new[0][1], np.array([3.8]), what="the first bias")
    assert_close(new[1][0], np.array([[4.0]]), what="the second weight")
    assert_close(new[1][1], np.array([8.0]), what="the second bias")
