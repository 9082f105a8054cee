"""Self-checks of linear_ae_gradients: the worked example, three samples, square matrices."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Has the loss 365 and the slopes (468, 156) and (20, 190) of the example of the text."""
    call = np.array([[3.0, 1.0]]), np.array([[1.0, 2.0]]), np.array([[1.0], [4.0]])
    assert_unchanged(student.linear_ae_gradients, *call)
    loss, dW_enc, dW_dec = student.linear_ae_gradients(*call)
    assert_close(loss, 365.0, what="the loss")
    assert_close(dW_enc, np.array([[468.0, 156.0]]), what="dW_enc")
    assert_close(dW_dec, np.array([[20.0], [190.0]]), what="dW_dec")


@pytest.mark.points(3)
def test_three_samples(student):
    """Divides by the number of samples, not of entries, and transposes what must be transposed."""
    X, W_enc, W_dec = (
        np.array([[1.0, 2.0], [0.0, 1.0], [3.0, 0.0]]),
        np.array([[1.0, 0.0], [1.0, 1.0]]),
        np.array([[1.0, 1.0], [0.0, 2.0]]),
    )
    loss, dW_enc, dW_dec = student.linear_ae_gradients(X, W_enc, W_dec)
    assert_close(loss, 24.0, what="the loss")
    assert_close(dW_enc, np.array([[24.0, 14.0], [112.0, 50.0]]) / 3, what="dW_enc")
    assert_close(dW_dec, np.array([[24.0, 38.0], [44.0, 62.0]]) / 3, what="dW_dec")
