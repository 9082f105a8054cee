"""Self-checks of soft_assign: the worked example, no stiffness, much of it, two columns."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Shares 0 as 3/4 and 1/4 between the centres 0 and 1, and one half equally."""
    call = np.array([[0.0], [0.5]]), np.array([[0.0], [1.0]]), float(np.log(3.0))
    assert_unchanged(student.soft_assign, *call)
    assert_close(student.soft_assign(*call), [[0.75, 0.25], [0.5, 0.5]], what="shares")


@pytest.mark.points(2)
def test_stiffness(student):
    """Shares equally at beta = 0, gives all to the nearest at beta = 1e6, shares far rows, too."""
    X, centers = np.array([[0.0], [40.0]]), np.array([[1.0], [30.0], [90.0]])
    assert_close(student.soft_assign(X, centers, 0.0), np.full((2, 3), 1 / 3), what="beta = 0")
    hard = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]
    assert_close(student.soft_assign(X, centers, 1e6), hard, atol=1e-12, what="beta = 1e6")
    got = student.soft_assign(np.array([[100.0]]), np.array([[0.0], [0.005]]), 1.0)
    near = 1 / (1 + np.exp(-0.999975))  # the squares differ by 100**2 - 99.995**2
    assert_close(got, [[1 - near, near]], what="a row at 100, centres 0 and 0.005")


@pytest.mark.points(1)
def test_squared_distances(student):
    """Uses squared distances over all columns: 2 and 8 lead to 1/(1 + e^-6)."""
    got = student.soft_assign(np.array([[1, 1]]), np.array([[2, 0], [3, 3]]), 1.0)
    assert_close(got, [[1 / (1 + np.exp(-6)), 1 / (1 + np.exp(6))]], what="shares")
