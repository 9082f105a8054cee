"""Self-checks of loss_and_grad: worked examples, large logits, shapes that differ."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_squares(student):
    """Gives the loss 4 and the slopes (4, 0) for the outputs (3, 1) and the targets (1, 1)."""
    loss, slopes = student.loss_and_grad(np.array([[3.0, 1.0]]), np.array([[1, 1]]), "mse")
    assert_close(loss, 4.0, what="the loss")
    assert_close(slopes, np.array([[4.0, 0.0]]), what="the slopes")
    loss, slopes = student.loss_and_grad(np.array([[3.0, 1.0], [1.0, 2.0]]), np.ones((2, 2)), "mse")
    assert_close(loss, 2.5, what="the loss of two samples")
    assert_close(slopes, np.array([[2.0, 0.0], [0.0, 1.0]]), what="the slopes of two samples")


@pytest.mark.points(2)
def test_cross_entropy(student):
    """Gives log 2 and (-1/2, 1/2) for two equal logits, half of the slopes for two samples."""
    logits, Y = np.zeros((2, 2)), np.array([[1, 0], [0, 1]])
    assert_unchanged(student.loss_and_grad, logits, Y, "softmax_ce")
    loss, slopes = student.loss_and_grad(logits[:1], Y[:1], "softmax_ce")
    assert_close(loss, np.log(2), what="the loss")
    assert_close(slopes, np.array([[-0.5, 0.5]]), what="the slopes")
    loss, slopes = student.loss_and_grad(logits, Y, "softmax_ce")
    assert_close(loss, np.log(2), what="the loss of two samples")
    assert_close(slopes, np.array([[-0.25, 0.25], [0.25, -0.25]]), what="the slopes of two samples")


@pytest.mark.points(1)
def test_large_logits(student):
    """Gives 2000 for the logits (1000, -1000) where the second class is right."""
    loss, slopes = student.loss_and_grad(
        np.array([[1000.0, -1000.0]]), np.array([[0, 1]]), "softmax_ce"
    )
    assert_close(loss, 2000.0, what="the loss")
    assert_close(slopes, np.array([[1.0, -1.0]]), atol=1e-12, what="the slopes")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for outputs (3, 1) beside targets (3,), and for another word."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.loss_and_grad(np.ones((3, 1)), np.ones(3), "mse")
    with pytest.raises(ValueError):  # noqa: PT011
        student.loss_and_grad(np.ones((3, 1)), np.ones((3, 1)), "hinge")
