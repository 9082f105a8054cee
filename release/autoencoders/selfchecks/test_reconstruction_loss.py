"""Self-checks of reconstruction_loss: the worked examples, the ends 0 and 1, other words."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_squares(student):
    """Is 2.5 for the example of the text: summed over entries, averaged over samples."""
    X, X_hat = np.array([[3.0, 1.0], [0.0, 2.0]]), np.array([[1.0, 1.0], [0.0, 1.0]])
    assert_unchanged(student.reconstruction_loss, X, X_hat, "l2")
    assert_close(student.reconstruction_loss(X, X_hat), 2.5, what="the loss, no kind named")
    assert_close(student.reconstruction_loss(X, X_hat, "l2"), 2.5, what="the loss")


@pytest.mark.points(2)
def test_cross_entropy(student):
    """Is 2 log 2 for (1, 0) and (1/2, 1/2), and right for grey pixels of two samples."""
    half = np.array([[0.5, 0.5]])
    got = student.reconstruction_loss(np.array([[1.0, 0.0]]), half, "bce")
    assert_close(got, 2 * np.log(2), what="the loss")
    X, X_hat = np.array([[0.25, 1.0], [0.0, 0.5]]), np.array([[0.5, 0.25], [0.75, 0.5]])
    got = student.reconstruction_loss(X, X_hat, "bce")
    assert_close(got, 3 * np.log(2), what="the loss of two samples")


@pytest.mark.points(2)
@pytest.mark.parametrize(("x", "x_hat", "loss"), [(0, 0, 0), (1, 1, 0), (1, 0, np.inf)])
def test_ends(student, x, x_hat, loss):
    """Is 0 for a certain and right reconstruction, and infinite for a certain and wrong one."""
    got = student.reconstruction_loss(np.array([[1.0 * x]]), np.array([[1.0 * x_hat]]), "bce")
    assert_close(got, 1.0 * loss, atol=1e-12, what=f"the loss of x = {x}, x_hat = {x_hat}")


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for any other kind."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.reconstruction_loss(np.eye(2), np.eye(2), "mse")
