"""Self-checks of fit_normal_equations: the worked example, known weights, useless columns."""

import numpy as np
import pytest
from selfchecks.compare import assert_close


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
def test_column_of_zeros(student):
    """Raises LinAlgError for a column of zeros: its weight could be anything."""
    X = np.array([[1.0, 0.0], [2.0, 0.0], [3.0, 0.0]])
    with pytest.raises(np.linalg.LinAlgError):
        student.fit_normal_equations(X, np.array([1.0, 2.0, 3.0]))
