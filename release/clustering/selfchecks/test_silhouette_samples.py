"""Self-checks of silhouette_samples: worked example, misplaced and equal points, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def on_a_line(*places):
    x = np.array(places, dtype=float)
    return np.abs(x[:, np.newaxis] - x)


@pytest.mark.points(1)
def test_worked_example(student):
    """Is 0.8, 0.75 and 0 for 0 and 1 in cluster 3 and 5 alone in cluster 8."""
    assert_unchanged(student.silhouette_samples, on_a_line(0, 1, 5), np.array([3, 3, 8]))
    got = student.silhouette_samples(on_a_line(0, 1, 5), np.array([3, 3, 8]))
    assert_close(got, [0.8, 0.75, 0.0], atol=1e-12)


@pytest.mark.points(1)
def test_nearest_other_cluster(student):
    """Compares with the nearest other cluster; a point in the wrong one is negative."""
    got = student.silhouette_samples(on_a_line(0, 2, 10, 12, 30, 11), np.array([0, 0, 1, 1, 2, 0]))
    expected = [(11 - 6.5) / 11, (9 - 5.5) / 9, 0.5 / 2.5, 2 / 3, 0.0, (1 - 10) / 10]
    got = np.asarray(got)
    assert_close(got[[0, 1, 4, 5]], np.array(expected)[[0, 1, 4, 5]], atol=1e-12)


@pytest.mark.points(1)
def test_equal_points(student):
    """Is 1 for two equal points away from others, and 0 where all points are equal."""
    got = student.silhouette_samples(on_a_line(4, 4, 9), np.array([0, 0, 1]))
    assert_close(got, [1.0, 1.0, 0.0], atol=1e-12, what="equal points and one alone")
    got = student.silhouette_samples(np.zeros((4, 4)), np.array([0, 0, 1, 1]))
    assert_close(got, np.zeros(4), atol=1e-12, what="all points equal")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a single cluster."""
    student.silhouette_samples(on_a_line(0, 1, 5), np.array([0, 0, 1]))
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.silhouette_samples(on_a_line(0, 1, 5), np.array([1, 1, 1]))
