"""Hidden tests of randomized_optimization/fit_tree_distribution; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_tree_oracles import (
    assert_children,
    assert_fitted,
    drawn_sample,
    fitted,
    shares,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    strategies,
)

SIX = np.array([[1, 1], [0, 0], [1, 1], [0, 1], [1, 1], [0, 0]])
ONES = np.array([[1, 0], [1, 1], [1, 1]])
TREE = [-1, 0, 1, 0]  # trees with another root are a test of their own


@pytest.mark.points(1)
def test_by_hand(student):
    """Returns probabilities of bits given their parents that were counted by hand."""
    three = np.array([[1, 0, 1], [1, 0, 0], [0, 1, 1], [1, 1, 1]])
    cases = [
        ((SIX, [-1, 0]), fitted(0.5, [0.5, 0.5], [0.4, 0.8])),
        ((three, [-1, 0, 1]), fitted(4 / 6, [4 / 6, 4 / 6], [2 / 3, 0.4], [0.5, 0.75])),
    ]
    assert_cases(student.fit_tree_distribution, cases, compare=assert_children)


@pytest.mark.points(1)
def test_drawn_trees(student, seed):
    """Returns the probabilities of trees of any shape, whose root is any bit, or the only one."""
    calls = []
    for start in (0, 1, seed("trees")):
        rng = np.random.default_rng(start)
        calls += [drawn_sample(rng, N, n) for N, n in ((20, 3), (33, 5), (50, 8))]
    calls += [(calls[0][0], [2, 0, -1]), (calls[0][0], [1, 2, -1]), (calls[0][0], [1, -1, 1])]
    lone = (np.array([[1], [1], [0]]), [-1]), fitted(0.6, [0.6, 0.6])
    assert_cases(student.fit_tree_distribution, [lone], compare=assert_fitted)
    assert_agrees(student.fit_tree_distribution, shares, calls, compare=assert_fitted)


@pytest.mark.points(1)
def test_alpha(student, seed):
    """Adds alpha to each count, whatever it is; alpha = 0 gives plain shares."""
    cases = [
        ((SIX, [-1, 0], 0.0), fitted(0.5, [0.5, 0.5], [1 / 3, 1.0])),
        ((SIX, [-1, 0], 3), fitted(0.5, [0.5, 0.5], [4 / 9, 6 / 9])),
        (call_with(SIX, [-1, 0], alpha=0.5), fitted(0.5, [0.5, 0.5], [0.375, 0.875])),
        ((ONES, [-1, 0], 0.5), fitted(0.875, [0.875, 0.875], [0.5, 0.625])),
    ]
    assert_cases(student.fit_tree_distribution, cases, compare=assert_fitted)
    calls = []
    for start in (2, seed("alpha")):
        rng = np.random.default_rng(start)
        calls += [(drawn_sample(rng, 24, 4)[0], TREE, alpha) for alpha in (0.0, 1e-6, 0.25, 1, 7.5)]
    assert_agrees(student.fit_tree_distribution, shares, calls, compare=assert_children)


@pytest.mark.points(1)
def test_values_that_do_not_occur(student):
    """Returns 1/2 where the parent never has a value, with and without alpha."""
    cases = [
        Case((ONES, [-1, 0], 0.0), fitted(1.0, [1.0, 1.0], [0.5, 2 / 3]), label="alpha = 0"),
        Case((ONES, [-1, 0], 2.0), fitted(5 / 7, [5 / 7, 5 / 7], [0.5, 4 / 7]), label="alpha = 2"),
        Case((1 - ONES, [-1, 0], 0.0), fitted(0.0, [0.0, 0.0], [1 / 3, 0.5]), label="zeros"),
        Case((1 - ONES, [-1, 0], 2.0), fitted(2 / 7, [2 / 7, 2 / 7], [3 / 7, 0.5]), label="zeros"),
        Case((ONES[:1], [-1, 0]), fitted(2 / 3, [2 / 3, 2 / 3], [0.5, 1 / 3]), label="one string"),
    ]
    lone = Case(
        (ONES[1:2], [-1, 0], 0), fitted(1.0, [1.0, 1.0], [0.5, 1.0]), label="alpha = 0, one string"
    )
    assert_cases(student.fit_tree_distribution, [*cases, lone], compare=assert_children)


@pytest.mark.points(1)
def test_large_samples(student, seed):
    """Takes hundreds of strings in integers of 8 bits, and changes no argument."""
    calls = []
    for start in (3, seed("large")):
        P, _ = drawn_sample(np.random.default_rng(start), 900, 4)
        calls += [(P.astype(kind), TREE) for kind in (np.int8, np.uint8, int)]
    assert_agrees(student.fit_tree_distribution, shares, calls, compare=assert_children)
    assert_leaves_arguments(student.fit_tree_distribution, [(SIX, [-1, 0]), calls[0]])


@counterexample_search(
    bits=strategies.labels((1, 4), (0, 1, 2, 3)),
    root=strategies.choices(0, 1),
    alpha=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, bits, root, alpha):
    call = np.column_stack([bits // 2, bits % 2]), [[-1, 0], [1, -1]][root], alpha
    assert_fitted(student.fit_tree_distribution(*call), reference.fit_tree_distribution(*call))
