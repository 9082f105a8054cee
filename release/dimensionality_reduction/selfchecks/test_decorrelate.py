"""Self-checks of decorrelate: the worked example, rotations, more columns, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Turns (1, 1) and (0, 1) into (2, 1) and (-1, 2), divided by sqrt 5."""
    W = np.array([[1.0, 1.0], [0.0, 1.0]])
    assert_unchanged(student.decorrelate, W.copy())
    right = np.array([[2.0, 1.0], [-1.0, 2.0]]) / np.sqrt(5)
    assert_close(student.decorrelate(W), right, atol=1e-9)
    assert_close(student.decorrelate(W[::-1]), right[::-1], atol=1e-9, what="rows swapped")


@pytest.mark.points(1)
def test_orthonormal_rows(student):
    """Leaves rows of length 1 at right angles, and makes them of longer ones."""
    W = np.array([[0.6, 0.8, 0.0], [0.0, 0.0, 1.0]])
    assert_close(student.decorrelate(W), W, atol=1e-9)
    assert_close(student.decorrelate(np.array([[3.0], [0.5]]) * W), W, atol=1e-9)
    assert_close(student.decorrelate(1e-9 * W), W, atol=1e-9, what="the result for tiny rows")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises LinAlgError for dependent rows."""
    student.decorrelate(np.eye(2))
    with pytest.raises(np.linalg.LinAlgError):
        student.decorrelate(np.array([[1.0, 2.0], [2.0, 4.0]]))
