"""Hidden tests of decision_trees/bin_feature; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_bins_hold_their_left_edge(student, reference, seed):
    """Counts the edges that are at most x, so an edge itself belongs to the bin on its right."""
    edges = np.array([-1.0, 0.5, 4.0])
    x = np.array([4.0, -1.0, 0.5, 3.9, -1.5, 9.0, 0.0])
    assert_close(student.bin_feature(x, edges), [3, 1, 2, 2, 0, 3, 1])
    assert_close(student.bin_feature(x, np.array([])), np.zeros(7))
    assert_close(student.bin_feature(x, np.array([0.5])), [1, 0, 1, 1, 0, 1, 0])
    fine = np.array([0.25, 0.5, 0.625])
    assert_close(student.bin_feature(np.array([0.5, 0.3, 0.7]), fine), [2, 1, 3])
    rng = np.random.default_rng(seed("edges"))
    for n, k in [(1, 2), (30, 5), (40, 9)]:
        x, edges = rng.integers(-9, 9, size=n), np.sort(rng.permutation(19)[:k] - 9)
        assert_close(student.bin_feature(x, edges), reference.bin_feature(x, edges))
    assert_unchanged(student.bin_feature, x, edges)


@pytest.mark.points(1)
@pytest.mark.parametrize("edges", [[3.0, 1.0], [1.0, 2.0, 4.0, 3.0], [2, 1, 3]])
def test_refuses_unsorted_edges(student, edges):
    """Raises ValueError if an edge is smaller than the one before it, wherever."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.bin_feature(np.array([0.0, 2.5]), np.array(edges))


@closer_look(x=strategies.vectors((1, 4)), edges=strategies.vectors((0, 3)))
def agrees_with_the_reference(student, reference, x, edges):
    edges = np.unique(edges)
    assert_close(student.bin_feature(x, edges), reference.bin_feature(x, edges))
