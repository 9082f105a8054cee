"""Self-checks of logistic_loss_grad: the worked example, the penalty, large margins, labels."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def rows():
    return np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([1, -1])


@pytest.mark.points(2)
def test_worked_example(student):
    """Is log 2 with the gradient (0, -3/4) at w = 0."""
    assert_unchanged(student.logistic_loss_grad, np.array([3.0, -2.0]), *rows(), 0.5)
    loss, grad = student.logistic_loss_grad(np.zeros(2), *rows())
    assert_close(loss, np.log(2.0), what="loss")
    assert_close(grad, [0.0, -0.75], atol=1e-12, what="grad")


@pytest.mark.points(2)
def test_penalty(student):
    """Adds lam/2 times the square of w[1] to the loss, lam * w[1] to the gradient; w[0] is free."""
    w = np.array([3.0, -2.0])
    plain, grad = student.logistic_loss_grad(w, *rows())
    loss, penalised = student.logistic_loss_grad(w, *rows(), 0.5)
    assert_close(loss - plain, 1.0, what="what the penalty adds to the loss")
    assert_close(penalised - grad, [0.0, -1.0], atol=1e-12, what="what it adds to grad")
    X = np.array([[1.0, 2.0, 0.0], [1.0, -1.0, 1.0], [1.0, 0.0, -2.0], [1.0, 1.0, 1.0]])
    call = np.array([0.5, 1.0, -1.0]), X, np.array([1, -1, -1, 1]), 0.2
    loss, grad = student.logistic_loss_grad(*call)
    assert_close(loss, 1.0333174326869896, what="the loss of four rows")
    right = [0.163292123741431, 0.02207936183825279, -0.7108496962373256]
    assert_close(grad, right, what="grad of four rows", sizes=(3, 4))


@pytest.mark.points(1)
def test_large_margins(student):
    """Is finite where the margins are -2000 and -1000: 1500, with the gradient (0, -3/2)."""
    loss, grad = student.logistic_loss_grad(np.array([0.0, -1000.0]), *rows())
    assert_close(loss, 1500.0, what="loss")
    assert_close(grad, [0.0, -1.5], atol=1e-9, what="grad")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if the last label is 0."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.logistic_loss_grad(np.zeros(2), rows()[0], np.array([1, 0]))
