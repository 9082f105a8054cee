"""Hidden tests of decision_trees/cost_complexity; a first docstring line is shown."""

from functools import partial

import numpy as np
import pytest

from autograder.hidden_tests.decision_trees import margins, small_trees
from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

leaf = partial(small_trees.leaf, 0)
split = partial(small_trees.split, 0, 1.0, decrease=0.1, value=0, impurity=0.9)


@pytest.mark.points(1)
def test_numbers_worked_by_hand(student):
    """Adds the leaves' impurities, weighted by their samples, and alpha for each leaf."""
    right = split(leaf(n=1, impurity=0.0), leaf(n=3, impurity=0.4), n=4)
    tree = split(leaf(n=6, impurity=0.5), right, n=10)
    stump = split(leaf(n=1, impurity=4.0), leaf(n=199, impurity=0.0), n=200)
    cases = [((tree, 0.0), 0.42), ((tree, 0.01), 0.45), ((tree, 1), 3.42), ((stump, 0.0), 0.02)]
    assert_cases(student.cost_complexity, cases, atol=1e-9)
    assert_leaves_arguments(student.cost_complexity, [(tree, 0.5), (leaf(n=3, impurity=0.5), 0.1)])


@pytest.mark.points(1)
def test_single_leaf(student):
    """Is the impurity plus alpha for a tree that is one leaf."""
    leaves = [(5, 0.48, 0.75), (1, 0.0, 2.5), (30, 0.725, 0.125)]
    cases = [((leaf(n=n, impurity=i), alpha), i + alpha) for n, i, alpha in leaves]
    assert_cases(student.cost_complexity, cases, atol=1e-9)


@pytest.mark.points(1)
def test_grown_trees(student, reference, seed):
    """Agrees with the reference on grown trees; without alpha it falls with the depth."""
    calls, stumps = [], []
    for criterion in ("gini", "entropy", "mse"):
        X, y = margins.numeric(seed("data"), 30, 2, criterion, 3)
        trees = [reference.grow_tree(X, y, criterion, depth) for depth in (1, 2, 3)]
        calls += [(tree, alpha) for tree in trees for alpha in (0, 0.05)]
        left = trees[0]["impurity"] - margins.all_decreases(X, y, criterion).max()
        stumps.append(((trees[0], 0.0), left))
    ends_alike = reference.grow_tree(np.arange(3.0)[:, np.newaxis], np.array([0, 1, 0]))
    calls.append((ends_alike, 0.05))
    grown = answered_by(reference.cost_complexity, calls)
    assert_cases(student.cost_complexity, [*grown, *stumps], atol=1e-9)


@counterexample_search(tree=strategies.binary_trees(), alpha=strategies.choices(0.0, 1.0, 0.25))
def agrees_with_the_reference(student, reference, tree, alpha):
    expected = reference.cost_complexity(tree, alpha)
    assert_close(student.cost_complexity(tree, alpha), expected, atol=1e-9)
