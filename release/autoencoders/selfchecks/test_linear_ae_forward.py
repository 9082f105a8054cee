"""Self-checks of linear_ae_forward: the worked example, a square case, integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Makes the code 5 and the reconstruction (5, 20) of (3, 1)."""
    call = np.array([[3.0, 1.0]]), np.array([[1.0, 2.0]]), np.array([[1.0], [4.0]])
    assert_unchanged(student.linear_ae_forward, *call)
    Z, X_hat = student.linear_ae_forward(*call)
    assert_close(Z, np.array([[5.0]]), what="Z")
    assert_close(X_hat, np.array([[5.0, 20.0]]), what="X_hat")


@pytest.mark.points(2)
def test_square(student):
    """Transposes both matrices where a forgotten transpose would fit."""
    X, W_enc, W_dec = np.eye(2), np.array([[1, 2], [3, 4]]), np.array([[1, 1], [0, 2]])
    Z, X_hat = student.linear_ae_forward(X, W_enc, W_dec)
    assert_close(Z, np.array([[1.0, 3.0], [2.0, 4.0]]), what="Z")
    assert_close(X_hat, np.array([[4.0, 6.0], [6.0, 8.0]]), what="X_hat")
