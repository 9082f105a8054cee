"""Self-checks of dense_forward: the worked example, two samples, biases as a row."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

W = np.array([[1.0, 0.0, -1.0], [2.0, 1.0, 1.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (5, 11, -2) for the input (3, 1), and the biases for (0, 0)."""
    call = np.array([[3, 1], [0, 0]]), W, np.array([0.0, 10.0, 0.0])
    assert_unchanged(student.dense_forward, *call)
    assert_close(student.dense_forward(*call), np.array([[5, 11, -2], [0, 10, 0]]))


@pytest.mark.points(1)
def test_biases_as_a_row(student):
    """Raises ValueError for biases of shape (1, 3)."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.dense_forward(np.ones((2, 2)), W, np.zeros((1, 3)))
