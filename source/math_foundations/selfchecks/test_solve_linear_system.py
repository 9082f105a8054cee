"""Self-checks of solve_linear_system: the worked example, several right-hand sides, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (1, 2, 3) for [[0, 2, 1], [1, 1, 0], [2, 0, 3]] x = (7, 3, 11), after a swap."""
    A = np.array([[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [2.0, 0.0, 3.0]])
    assert_close(student.solve_linear_system(A, np.array([7.0, 3.0, 11.0])), [1, 2, 3])
    assert_unchanged(student.solve_linear_system, A, np.array([7.0, 3.0, 11.0]))


@pytest.mark.points(2)
def test_two_right_hand_sides(student):
    """Solves for both columns of b at once, and keeps fractions of integers."""
    A, b = np.array([[4, 2], [1, 3]]), np.array([[1, 0], [0, 1]])
    assert_close(student.solve_linear_system(A, b), [[0.3, -0.2], [-0.1, 0.4]])


@pytest.mark.points(2)
def test_singular(student):
    """Raises LinAlgError for [[1, 2], [2, 4]]."""
    with pytest.raises(np.linalg.LinAlgError):
        student.solve_linear_system(np.array([[1.0, 2.0], [2.0, 4.0]]), np.array([1.0, 2.0]))
