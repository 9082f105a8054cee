"""Self-checks of ae_backward: the worked example, four samples, no target."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ONE = {"W1": np.array([[1.0]]), "b1": np.zeros(1), "W2": np.array([[2.0]]), "b2": np.array([-1.0])}
TWO = {"W1": np.zeros((2, 2)), "b1": np.zeros(2), "W2": np.array([[4.0, 0.0], [8.0, -4.0]]),
       "b2": np.zeros(2)}  # fmt: skip
CACHE = {
    "Z": np.array([[0.5, 0.25], [0.5, 0.5], [0.25, 0.5], [0.5, 0.5]]),
    "X_hat": np.array([[0.5, 1.0], [0.25, 0.5], [0.5, 0.5], [1.0, 0.25]]),
}


@pytest.mark.points(2)
def test_worked_example(student):
    """Has the slopes of the example of the text, whose target is 1 and not the input 0."""
    call = (
        ONE,
        np.zeros((1, 1)),
        {"Z": np.array([[0.5]]), "X_hat": np.array([[0.5]])},
        np.ones((1, 1)),
    )
    assert_unchanged(student.ae_backward, *call)
    grads = student.ae_backward(*call)
    for key, slope in (("W1", [[0.0]]), ("b1", [-0.25]), ("W2", [[-0.25]]), ("b2", [-0.5])):
        assert_close(grads[key], np.array(slope), atol=1e-12, what=f"the slope by {key}")


@pytest.mark.points(3)
def test_four_samples(student):
    """Divides by the number of samples once, and sends blame back through W2."""
    X = np.array([[1.0, 0.0], [0.0, 2.0], [1.0, 1.0], [0.0, 1.0]])
    target = np.array([[1.0, 1.0], [0.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
    grads = student.ae_backward(TWO, X, CACHE, target)
    assert_close(grads["b2"], np.array([0.0625, 0.0625]), what="the slopes by b2")
    assert_close(grads["W2"], np.array([[0.0, 0.0625], [0.0625, 0.03125]]), atol=1e-12,
                 what="the slopes by W2")  # fmt: skip
    assert_close(grads["b1"], np.array([0.03125, 0.125]), what="the slopes by b1")
    assert_close(grads["W1"], np.array([[-0.03125, 0.1875], [0.21875, 0.3125]]), atol=1e-12,
                 what="the slopes by W1")  # fmt: skip


@pytest.mark.points(1)
def test_no_target(student):
    """Takes X for the target if none is given."""
    X = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 1.0]])
    grads = student.ae_backward(TWO, X, CACHE)
    assert_close(grads["b2"], np.array([0.0625, -0.1875]), what="the slopes by b2")
