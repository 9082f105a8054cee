"""Self-checks of single_linkage: the worked example, ties, equal points, one point, the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def on_a_line(*places):
    x = np.array(places, dtype=float)
    return np.abs(x[:, np.newaxis] - x)


@pytest.mark.points(2)
def test_worked_example(student):
    """Merges 0 and 1, then 2 and cluster 4, then 3 and cluster 5, at the heights 1, 2, 4."""
    assert_unchanged(student.single_linkage, on_a_line(0, 1, 3, 7))
    expected = [[0, 1, 1, 2], [2, 4, 2, 3], [3, 5, 4, 4]]
    assert_close(student.single_linkage(on_a_line(0, 1, 3, 7)), expected, what="merges", atol=1e-12)


@pytest.mark.points(2)
def test_ties(student):
    """Merges (0, 1), (2, 3), (4, 5) where all four points are equally far from each other."""
    expected = [[0, 1, 5, 2], [2, 3, 5, 2], [4, 5, 5, 4]]
    assert_close(student.single_linkage(5 * (1 - np.eye(4))), expected, what="merges", atol=1e-12)


@pytest.mark.points(1)
def test_equal_points(student):
    """Merges equal points at the height 0, also where D holds integers."""
    D = np.array([[0, 0, 3], [0, 0, 3], [3, 3, 0]])
    expected = [[0, 1, 0, 2], [2, 3, 3, 3]]
    assert_close(student.single_linkage(D), expected, what="merges", atol=1e-12)


@pytest.mark.points(1)
def test_one_point(student):
    """Has shape (0, 4) for a single point."""
    shape = np.shape(student.single_linkage(np.zeros((1, 1))))
    assert shape == (0, 4), f"expected the shape (0, 4), got {shape}"


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a table that is not symmetric, and for one that is not square."""
    student.single_linkage(on_a_line(0, 1))
    for D in (np.array([[0.0, 1.0], [2.0, 0.0]]), np.zeros((2, 3))):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.single_linkage(D)
