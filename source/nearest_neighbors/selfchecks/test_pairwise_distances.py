"""Self-checks of pairwise_distances: the worked example for three rulers, shape and error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def tables():
    return np.array([[0.0, 0.0], [3.0, 0.0]]), np.array([[3.0, 4.0], [0.0, 0.0], [6.0, 0.0]])


@pytest.mark.points(4)
def test_worked_example(student):
    """Measures 5 from (0, 0) to (3, 4), and gives a table of two rows and three columns."""
    assert_unchanged(student.pairwise_distances, *tables())
    expected = [[5.0, 0.0, 6.0], [4.0, 3.0, 3.0]]
    assert_close(student.pairwise_distances(*tables()), expected, atol=1e-7, sizes=(2, 3, 2))


@pytest.mark.points(3)
def test_manhattan(student):
    """Measures 7 for p = 1."""
    expected = [[7.0, 0.0, 6.0], [4.0, 3.0, 3.0]]
    assert_close(student.pairwise_distances(*tables(), 1), expected, sizes=(2, 3, 2))


@pytest.mark.points(2)
def test_largest_difference(student):
    """Measures 4 for p = np.inf."""
    expected = [[4.0, 0.0, 6.0], [4.0, 3.0, 3.0]]
    assert_close(student.pairwise_distances(*tables(), np.inf), expected, sizes=(2, 3, 2))


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for p = 0.5."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.pairwise_distances(*tables(), 0.5)
