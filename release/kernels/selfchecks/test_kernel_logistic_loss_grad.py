"""Self-checks of kernel_logistic_loss_grad: the worked example, penalty, large scores, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

K = np.array([[1.0, 2.0], [2.0, 4.0]])
Y = np.array([1.0, -1.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns log(2) and (1/4, 1/2) for coefficients of zeros."""
    assert_unchanged(student.kernel_logistic_loss_grad, np.zeros(2), K, Y, 1.0)
    loss, grad = student.kernel_logistic_loss_grad(np.zeros(2), K, Y, 1.0)
    assert_close(loss, np.log(2))
    assert_close(grad, [0.25, 0.5])


@pytest.mark.points(1)
def test_penalty(student):
    """Grows by 9/2 * 3 with lam from 0 to 3 for beta = (1, 1), the gradient by 3 * (3, 6)."""
    beta = np.array([1.0, 1.0])
    loss, grad = student.kernel_logistic_loss_grad(beta, K, Y, 0.0)
    more, steeper = student.kernel_logistic_loss_grad(beta, K, Y, 3.0)
    assert_close(more - loss, 13.5)
    assert_close(steeper - grad, [9.0, 18.0])


@pytest.mark.points(1)
def test_large_scores(student):
    """Returns 500 and (0, 1/2) for scores of 1000, one right and one wrong."""
    loss, grad = student.kernel_logistic_loss_grad(np.full(2, 1e3), np.eye(2), Y, 0.0)
    assert_close(loss, 500.0)
    assert_close(grad, [0.0, 0.5], atol=1e-9)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for labels 0 and 1."""
    calls = {"labels 0 and 1": (np.zeros(2), K, np.array([0, 1]), 1.0)}
    works_on = [(np.zeros(2), K, np.array([-1, 1]), 1.0)]
    assert_raises(student.kernel_logistic_loss_grad, ValueError, calls, works_on=works_on)
