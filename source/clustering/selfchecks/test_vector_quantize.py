"""Self-checks of vector_quantize: the worked example, and a picture's integers."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Has the codes 0 and 1, the code book as rebuilt rows, and a mean square of 5/4."""
    X, book = np.array([[0.0, 0.0], [3.0, 4.0]]), np.array([[1.0, 0.0], [3.0, 2.0]])
    assert_unchanged(student.vector_quantize, X, book)
    codes, rebuilt, mse = as_tuple(student.vector_quantize(X, book), 3)
    assert_equal(codes, np.array([0, 1]), what="codes")
    assert_close(rebuilt, book, what="X_hat", atol=1e-12)
    assert_close(mse, 1.25, what="mse", sizes=(2, 4))


@pytest.mark.points(1)
def test_picture(student):
    """Has a mean square of 12.5 for uint8 rows 250, 0 and the code book 0, 255, 9, 12."""
    X, book = (
        np.array([[250], [0]], dtype=np.uint8),
        np.array([[0], [255], [9], [12]], dtype=np.uint8),
    )
    codes, rebuilt, mse = as_tuple(student.vector_quantize(X, book), 3)
    assert_equal(codes, np.array([1, 0]), what="codes")
    kind = np.asarray(rebuilt).dtype.name
    assert kind == "float64", f"X_hat: expected numbers of dtype float64, returned {kind}"
    assert_close(mse, 12.5, what="mse")
