"""Self-checks of tied_ae_loss_grad: the worked example, three samples, an orthogonal matrix."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

LOSS = 37.0
GRAD = np.array([[54.0, 92.0], [134.0, 176.0]]) / 3


@pytest.mark.points(2)
def test_worked_example(student):
    """Has the loss 53 and the slopes (80, 88) of the example of the text."""
    call = np.array([[2.0, 1.0]]), np.array([[1.0], [2.0]])
    assert_unchanged(student.tied_ae_loss_grad, *call)
    loss, grad = student.tied_ae_loss_grad(*call)
    assert_close(loss, 53.0, what="the loss")
    assert_close(grad, np.array([[80.0], [88.0]]), what="the slopes")


@pytest.mark.points(2)
def test_three_samples(student):
    """Divides by the number of samples, not of entries, for a square W that is not symmetric."""
    X, W = np.array([[1.0, 2.0], [0.0, 1.0], [3.0, 0.0]]), np.array([[1.0, 0.0], [1.0, 2.0]])
    loss, grad = student.tied_ae_loss_grad(X, W)
    assert_close(loss, LOSS, what="the loss")
    assert_close(grad, GRAD, what="the slopes")


@pytest.mark.points(1)
def test_a_rotation(student):
    """Has no loss and no slopes for a rotation, which loses nothing."""
    X, W = np.array([[1.0, 2.0], [3.0, -1.0]]), np.array([[0.6, -0.8], [0.8, 0.6]])
    loss, grad = student.tied_ae_loss_grad(X, W)
    assert_close(loss, 0.0, atol=1e-9, what="the loss")
    assert_close(grad, np.zeros((2, 2)), atol=1e-9, what="the slopes")
