"""Self-checks of matrix_properties: a swap of axes, a complex one, a rectangle."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal


def assert_only(student, A, *true):
    """Compare the properties that are True."""
    found = student.matrix_properties(A)
    assert_equal(sorted(name for name, holds in found.items() if holds), sorted(true))


@pytest.mark.points(1)
def test_swap(student):
    """Finds [[0, 1], [1, 0]] square, symmetric, unitary and invertible, and nothing else."""
    A = np.array([[0.0, 1.0], [1.0, 0.0]])
    assert_only(student, A, "square", "symmetric", "unitary", "invertible")


@pytest.mark.points(1)
def test_complex(student):
    """Finds the same of [[0, 1j], [1j, 0]]."""
    A = np.array([[0, 1j], [1j, 0]])
    assert_only(student, A, "square", "symmetric", "unitary", "invertible")


@pytest.mark.points(1)
def test_rectangle(student):
    """Says six times False of a matrix that is not square."""
    expected = dict.fromkeys(
        ("square", "symmetric", "diagonal", "identity", "unitary", "invertible"), False
    )
    assert_equal(student.matrix_properties(np.ones((2, 3))), expected)
