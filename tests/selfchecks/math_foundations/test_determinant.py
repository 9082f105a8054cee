"""Self-checks of determinant: the worked example, integers, a number for 1 x 1."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives -8 for [[0, 2, 1], [1, 1, 0], [2, 0, 3]]: two swaps, pivots 2, 2, -2."""
    A = np.array([[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [2.0, 0.0, 3.0]])
    assert_close(student.determinant(A), -8.0)
    assert_unchanged(student.determinant, A)


@pytest.mark.points(2)
def test_integers(student):
    """Gives 10 for [[4, 2], [1, 3]], given as integers, and 6 for [[6]]."""
    assert_close(student.determinant(np.array([[4, 2], [1, 3]])), 10.0)
    assert_close(student.determinant(np.array([[6]])), 6.0)


@pytest.mark.points(1)
def test_not_square(student):
    """Raises ValueError for a matrix that is not square."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.determinant(np.ones((2, 3)))
