"""Hidden tests of decision_trees/bin_feature; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_bins_hold_their_left_edge(student, reference, seed):
    """Counts the edges that are at most x: an edge belongs to the bin on its right. Integers."""
    x = np.array([4.0, -1.0, 0.5, 3.9, -1.5, 9.0, 0.0])
    cases = [
        ((x, np.array([-1.0, 0.5, 4.0])), [3, 1, 2, 2, 0, 3, 1]),
        ((x, np.array([])), np.zeros(7)),
        ((x, np.array([0.5])), [1, 0, 1, 1, 0, 1, 0]),
        ((np.array([0.5, 0.3, 0.7]), np.array([0.25, 0.5, 0.625])), [2, 1, 3]),
        ((np.array([0, -1, 1, 2]), np.array([-0.5, 0.5, 1.75])), [1, 0, 2, 3]),
        # Just below an edge is below it.
        ((np.array([np.nextafter(0.5, 0.0), 0.5]), np.array([0.5])), [0, 1]),
        ((np.array([-0.5, 130.5, 199.5]), np.arange(200.0)), [0, 131, 200]),
    ]
    rng = np.random.default_rng(seed("edges"))
    drawn = [
        (rng.integers(-9, 9, size=n), np.sort(rng.permutation(19)[:k] - 9))
        for n, k in [(1, 2), (30, 5), (40, 9)]
    ]
    cases += answered_by(reference.bin_feature, drawn)
    answers = assert_cases(student.bin_feature, cases)
    is_integer = [np.asarray(answer).dtype.kind in "iu" for answer in answers]
    require(is_integer, "The indices are right, but of dtype float, not of an integer one.")
    assert_leaves_arguments(student.bin_feature, [*drawn, (x, np.array([-1.0, 0.5, 4.0]))])


@pytest.mark.points(1)
def test_refuses_unsorted_edges(student):
    """Raises ValueError if an edge is smaller than the one before it, but not for equal edges."""
    unsorted = {
        "two edges that fall": [3.0, 1.0],
        "a last edge below the one before it": [1.0, 2.0, 4.0, 3.0],
        "a second edge below the first": [-2, -3, 3],
        "an edge slightly below the one before it": [0.0, 2.0, np.nextafter(2.0, 0.0)],
    }
    calls = {name: (np.array([0.0, 2.5]), np.array(edges)) for name, edges in unsorted.items()}
    ordinary = np.array([1.9, 2.5]), np.array([1.0, 2.0, 2.0, 2.0, 5.0])
    assert_raises(student.bin_feature, ValueError, calls, works_on=[ordinary])
    answer = student.bin_feature(*ordinary)
    below, above = as_array(answer, shape=(2,))
    assert_close(above - below, 3, what="the step over three equal edges")


@counterexample_search(x=strategies.vectors((1, 4)), edges=strategies.vectors((0, 3)))
def agrees_with_the_reference(student, reference, x, edges):
    edges = np.unique(edges)
    assert_close(student.bin_feature(x, edges), reference.bin_feature(x, edges))
