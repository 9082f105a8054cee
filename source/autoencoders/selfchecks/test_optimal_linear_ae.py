"""Self-checks of optimal_linear_ae: the worked example, no centring, few samples, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(3)
def test_worked_example(student):
    """Keeps the first axis of four points, and loses one half."""
    X = np.array([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
    assert_unchanged(student.optimal_linear_ae, X, 1)
    W_enc, W_dec, error = student.optimal_linear_ae(X, 1)
    assert_close(W_dec @ W_enc, np.diag([1.0, 0.0]), atol=1e-12, what="W_dec W_enc")
    assert_close(W_enc @ W_enc.T, np.eye(1), what="W_enc W_enc^T")
    assert_close(W_dec, W_enc.T, what="W_dec")
    assert_close(error, 0.5, what="the error")


@pytest.mark.points(2)
def test_as_it_is(student):
    """Takes data as they are: four points that lie nearly in the direction (1, 1)."""
    X = np.array([[3.0, 4.0, 0.0], [4.0, 3.0, 0.0], [3.0, 3.0, 0.0], [4.0, 4.0, 0.0]])
    W_enc, W_dec, error = student.optimal_linear_ae(X, 1)
    projection = np.array([[0.5, 0.5, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 0.0]])
    assert_close(W_dec @ W_enc, projection, atol=1e-9, what="W_dec W_enc")
    assert_close(error, 0.25, atol=1e-9, what="the error")


@pytest.mark.points(1)
@pytest.mark.parametrize("k", [0, 3])
def test_refuses(student, k):
    """Raises ValueError for k below 1 and for more than min(n, d)."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.optimal_linear_ae(np.array([[3.0, 4.0, 0.0], [0.0, 8.0, 1.0]]), k)
