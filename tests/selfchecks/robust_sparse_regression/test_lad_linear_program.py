"""Self-checks of lad_linear_program: the worked example and the shapes."""

import numpy as np
import pytest
from selfchecks.testing import as_array, as_tuple, assert_close, assert_unchanged

NAMES = ("c", "A_ub", "b_ub")


@pytest.mark.points(3)
def test_worked_example(student):
    """Writes the program of the targets 5 and 7 at x = 1 and x = 3."""
    X, y = np.array([[1.0], [3.0]]), np.array([5.0, 7.0])
    assert_unchanged(student.lad_linear_program, X, y)
    A = [[1, -1, 0], [3, 0, -1], [-1, -1, 0], [-3, 0, -1]]
    expected = [0, 1, 1], A, [5, 7, -5, -7]
    assert_close(student.lad_linear_program(X, y), expected, parts=NAMES)


@pytest.mark.points(2)
def test_shapes(student):
    """Has the shapes (d + n,), (2n, d + n) and (2n,), here (7,), (8, 7) and (8,)."""
    X, y = np.array([[1.0, -2, 3], [0, 5, -6], [7, 8, 9], [1, 1, 1]]), np.array([4.0, -5, 0, 1])
    program = as_tuple(student.lad_linear_program(X, y), 3)
    for part, shape, name in zip(program, [(7,), (8, 7), (8,)], NAMES, strict=True):
        as_array(part, shape=shape, what=name)
    assert_close(np.asarray(program[1])[1], [0, 5, -6, 0, -1, 0, 0], what="row 1 of A_ub")
    assert_close(program[2], [4, -5, 0, 1, -4, 5, 0, -1], what="b_ub")
