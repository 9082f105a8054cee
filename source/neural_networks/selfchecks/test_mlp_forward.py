"""Self-checks of mlp_forward: the worked example with its caches, the last layer, one layer."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def example():
    return [(np.array([[2.0, -1.0]]), np.zeros(2)), (np.ones((2, 1)), np.array([5.0]))]


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives the logit 11 for the input 3, and caches (3, (6, -3)) and ((6, 0), 11)."""
    assert_unchanged(student.mlp_forward, example(), np.array([[3.0]]))
    logits, caches = student.mlp_forward(example(), np.array([[3.0]]))
    assert_close(logits, np.array([[11.0]]), what="the logits")
    (A0, Z1), (A1, Z2) = caches
    assert_close(A0, np.array([[3.0]]), what="A_prev of the first layer")
    assert_close(Z1, np.array([[6.0, -3.0]]), what="Z of the first layer")
    assert_close(A1, np.array([[6.0, 0.0]]), what="A_prev of the second layer")
    assert_close(Z2, np.array([[11.0]]), what="Z of the second layer")


@pytest.mark.points(1)
def test_linear_end(student):
    """Does not bend the last layer: one layer with weight -2 maps 3 to -6, by relu and by tanh."""
    for hidden in ("relu", "tanh"):
        logits, _ = student.mlp_forward(
            [(np.array([[-2.0]]), np.zeros(1))], np.array([[3.0]]), hidden
        )
        assert_close(logits, np.array([[-6.0]]))
    logits, _ = student.mlp_forward(example(), np.array([[3.0]]), "linear")
    assert_close(logits, np.array([[8.0]]), what="the logits with linear units")


@pytest.mark.points(1)
def test_three_layers(student):
    """Adds biases in hidden layers, and bends both: 1 goes to (3, 0), to (2, 0), and to 9."""
    params = [
        (np.array([[2.0, -3.0]]), np.array([1.0, 2.0])),
        (np.array([[1.0, -1.0], [5.0, 5.0]]), np.array([-1.0, 1.0])),
        (np.array([[4.0, 1.0], [1.0, 7.0]]), np.array([1.0, 0.0])),
    ]
    logits, caches = student.mlp_forward(params, np.array([[1.0]]))
    assert_close(caches[0][1], np.array([[3.0, -1.0]]), what="Z of the first layer")
    assert_close(caches[1][0], np.array([[3.0, 0.0]]), what="A_prev of the second layer")
    assert_close(caches[2][0], np.array([[2.0, 0.0]]), what="A_prev of the third layer")
    assert_close(logits, np.array([[9.0, 2.0]]), what="the logits")
