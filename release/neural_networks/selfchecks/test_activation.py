"""Self-checks of activation: small numbers, large ones, integers, another word."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_relu_and_linear(student):
    """Bends (-3, 0, 2) to (0, 0, 2) by relu, with slopes (0, 0, 1), and not at all by linear."""
    Z = np.array([[-3.0, 0.0, 2.0]])
    assert_unchanged(student.activation, Z, "relu")
    assert_close(student.activation(Z, "relu"), (np.array([[0, 0, 2]]), np.array([[0, 0, 1]])))
    assert_close(student.activation(Z, "linear"), (Z, np.ones((1, 3))))


@pytest.mark.points(2)
def test_sigmoid_and_tanh(student):
    """Has 1/2 and 1/4 for sigmoid at 0, 0 and 1 for tanh, and 0 or 1 without nan far out."""
    Z = np.array([0, 1000, -1000])
    expected = np.array([0.5, 1, 0]), np.array([0.25, 0, 0])
    assert_close(student.activation(Z, "sigmoid"), expected, atol=1e-12)
    assert_close(
        student.activation(Z, "tanh"), (np.array([0, 1, -1]), np.array([1, 0, 0])), atol=1e-12
    )
    A, dA = student.activation(np.array([2.0]), "sigmoid")
    assert_close(A, [0.880797078], rtol=1e-8)
    assert_close(dA, [0.104993585], rtol=1e-8)


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for a word that is not in the table."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.activation(np.zeros(2), "softplus")
