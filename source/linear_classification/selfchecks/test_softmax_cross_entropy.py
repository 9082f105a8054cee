"""Self-checks of softmax_cross_entropy: the worked example, the penalty, large scores."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def rows():
    return np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([2, 0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Is log 3 at W = 0, with the gradient of the example."""
    assert_unchanged(student.softmax_cross_entropy, np.ones((2, 3)), *rows(), 0.5)
    loss, grad = student.softmax_cross_entropy(np.zeros((2, 3)), *rows())
    assert_close(loss, np.log(3.0), what="loss")
    right = [[-1 / 6, 1 / 3, -1 / 6], [2 / 3, 1 / 6, -5 / 6]]
    assert_close(grad, right, atol=1e-12, what="grad", sizes=(2,))


@pytest.mark.points(2)
def test_penalty(student):
    """Adds lam/2 times the squares of W[1:] to the loss, lam * W[1:] to the gradient."""
    W = np.array([[3.0, 0.0, 1.0], [-2.0, 1.0, 0.0]])
    plain, grad = student.softmax_cross_entropy(W, *rows())
    loss, penalised = student.softmax_cross_entropy(W, *rows(), 0.4)
    assert_close(loss - plain, 1.0, what="what the penalty adds to the loss")
    right = [[0.0, 0.0, 0.0], [-0.8, 0.4, 0.0]]
    assert_close(penalised - grad, right, atol=1e-12, what="what it adds to grad")
    X = np.array([[1.0, 2.0, 0.0], [1.0, -1.0, 1.0], [1.0, 0.0, -2.0], [1.0, 1.0, 1.0]])
    W = np.array([[3.0, 0.0, 1.0], [1.0, 0.0, -1.0], [0.0, 2.0, 0.0]])
    loss, grad = student.softmax_cross_entropy(W, X, np.array([2, 0, 1, 2]), 0.2)
    assert_close(loss, 5.194612318348652, what="the loss of four rows")
    right = [1.0788037360070868, -0.0506675201200955, -1.0281362158869911]
    assert_close(np.asarray(grad)[1], right, what="the second row of grad", sizes=(3, 4))


@pytest.mark.points(1)
def test_large_scores(student):
    """Is 10000 where the right class is 10000 below the largest score."""
    W = np.array([[0.0, 1e4]])
    loss, _ = student.softmax_cross_entropy(W, np.array([[1.0]]), np.array([0]))
    assert_close(loss, 1e4, what="loss")
