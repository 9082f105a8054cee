"""Self-checks of histogram_density: the worked example, edges, points outside, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 0.2 and 0.3 for the points 0, 1, 1, 3, 9 and the edges 0, 1, 3."""
    x, edges = np.array([3.0, 1.0, 9.0, 0.0, 1.0]), np.array([0.0, 1.0, 3.0])
    assert_unchanged(student.histogram_density, x, edges)
    assert_close(student.histogram_density(x, edges), [0.2, 0.3])


@pytest.mark.points(1)
def test_area(student):
    """Has the area 1 if all points are inside, whatever the widths."""
    x, edges = np.array([4.0, 0.5, 2.0, 7.0]), np.array([0.0, 2.0, 2.5, 7.0])
    got = np.asarray(student.histogram_density(x, edges))
    assert_close(got, [0.125, 0.5, 2 / 4 / 4.5])
    assert_close(np.sum(got * np.diff(edges)), 1.0, what="the area")


@pytest.mark.points(1)
def test_integers(student):
    """Takes edges of int8, and points between them."""
    edges = np.array([-100, 50, 120], dtype=np.int8)
    got = student.histogram_density(np.array([50.5, 49.5, 60.0, -0.5]), edges)
    assert_close(got, [0.5 / 150, 0.5 / 70], what="the result for edges of int8")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for equal edges and for falling ones."""
    x = np.array([1.0, 2.0])
    assert_close(student.histogram_density(x, np.array([0.0, 4.0])), [0.25])
    for edges in ([0.0, 2.0, 2.0], [0.0, 3.0, 2.0]):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.histogram_density(x, np.array(edges))
