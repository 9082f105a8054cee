"""Self-checks of fit_normal_equations: the worked example, known weights, useless columns."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives [1/3, 1/2] for the line through (1, 1), (2, 1), (3, 2)."""
    X = np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]])
    w = student.fit_normal_equations(X, np.array([1.0, 1.0, 2.0]))
    assert_close(w, [1 / 3, 1 / 2], rtol=1e-8)


@pytest.mark.points(2)
def test_finds_known_weights(student):
    """Finds w = [2, -1, 3] again from targets X @ w."""
    X = np.array([[1.0, 2.0, 0.0], [0.0, 1.0, 1.0], [3.0, 0.0, 1.0], [1.0, 1.0, 1.0]])
    w = np.array([2.0, -1.0, 3.0])
    assert_close(student.fit_normal_equations(X, X @ w), w, rtol=1e-8)


@pytest.mark.points(1)
def test_useless_columns(student):
    """Raises LinAlgError for a column of zeros, and for a third that is first plus second."""
    zeros = np.array([[1.0, 0.0], [2.0, 0.0], [3.0, 0.0]])
    with pytest.raises(np.linalg.LinAlgError):
        student.fit_normal_equations(zeros, np.array([1.0, 2.0, 3.0]))
    first, second = np.array([0.1, 0.7, 0.4, 1.3]), np.array([1.1, 0.3, 0.9, 0.2])
    summed = np.column_stack([first, second, first + second])
    with pytest.raises(np.linalg.LinAlgError):
        student.fit_normal_equations(summed, np.array([1.0, 2.0, 3.0, 4.0]))
