"""Self-checks of mlp_backward: the worked example, a chain of three layers, two samples."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require

PAPER = [
    (np.array([[1.0, 2.0], [1.0, -2.0]]), np.array([0.0, 1.0])),
    (np.array([[1.0, -1.0], [2.0, 1.0]]), np.array([0.0, 6.0])),
]
CACHES = [
    (np.array([[1.0, 2.0]]), np.array([[3.0, -1.0]])),
    (np.array([[3.0, 0.0]]), np.array([[3.0, 3.0]])),
]


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives the slopes of the example of the text, the first layer first."""
    dlogits = np.array([[-0.5, 0.5]])
    assert_unchanged(student.mlp_backward, PAPER, CACHES, dlogits)
    grads = student.mlp_backward(PAPER, CACHES, dlogits)
    require(len(grads) == 2, "There must be one pair for each layer.", f"got {len(grads)}")
    (dW1, db1), (dW2, db2) = grads
    assert_close(dW2, np.array([[-1.5, 1.5], [0.0, 0.0]]), what="dW of the second layer")
    assert_close(db2, np.array([-0.5, 0.5]), what="db of the second layer")
    assert_close(dW1, np.array([[-1.0, 0.0], [-2.0, 0.0]]), what="dW of the first layer")
    assert_close(db1, np.array([-1.0, 0.0]), what="db of the first layer")


@pytest.mark.points(2)
def test_three_layers(student):
    """Takes each bend's slope at its own Z, by sigmoid, in a chain of three layers."""
    params = [
        (np.array([[1.0]]), np.array([-2.0])),
        (np.array([[4.0]]), np.array([np.log(3.0) - 2])),
        (np.array([[8.0]]), np.zeros(1)),
    ]
    inputs, sums = (2.0, 0.5, 0.75), (0.0, np.log(3.0), 6.0)
    caches = [(np.array([[A]]), np.array([[Z]])) for A, Z in zip(inputs, sums, strict=True)]
    grads = student.mlp_backward(params, caches, np.array([[1.0]]), "sigmoid")
    # Slopes of the bends: 1/4 at 0, 3/16 at log 3. dZ: 1, then 8 * 3/16 = 1.5, then 1.5 * 4 / 4.
    for (dW, db), weight, bias in zip(grads, (3.0, 0.75, 0.75), (1.5, 1.5, 1.0), strict=True):
        assert_close(dW, np.array([[weight]]), what="dW")
        assert_close(db, np.array([bias]), what="db")


@pytest.mark.points(2)
def test_two_samples(student):
    """Adds up over two samples, and passes the slopes of tanh at Z on (they are 1 and 16/25)."""
    part = np.log(2.0) / 4
    params = [
        (np.array([[-part, part]]), np.array([3 * part, part])),
        (np.array([[2.0, 0.0], [1.0, 5.0]]), np.zeros(2)),
    ]
    # tanh of log 2 is 3/5, and its slope there 1 - 9/25.
    Z = np.array([[0.0, np.log(2.0)], [np.log(2.0), 0.0]])
    A = np.array([[0.0, 0.6], [0.6, 0.0]])
    caches = [(np.array([[3.0], [-1.0]]), Z), (A, A @ params[1][0])]
    (dW1, db1), (dW2, db2) = student.mlp_backward(
        params, caches, np.array([[1.0, 0.0], [0.0, 2.0]]), "tanh"
    )
    assert_close(dW2, np.array([[0.0, 1.2], [0.6, 0.0]]), what="dW of the second layer")
    assert_close(db2, np.array([1.0, 2.0]), what="db of the second layer")
    assert_close(dW1, np.array([[6.0, -8.08]]), what="dW of the first layer")
    assert_close(db1, np.array([2.0, 10.64]), what="db of the first layer")
