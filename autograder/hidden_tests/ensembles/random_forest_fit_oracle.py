"""What the hidden tests of ensembles/random_forest_fit compare with."""

import numpy as np

from autograder.hidden_tests.ensembles.spied_samples import numbered_rows
from autograder.testing import (
    assert_equal,
    require,
)


def by_recipe(grow, X, y, n_trees, max_features, rng):
    """Return what every tree must have been given, drawn from one generator in turn."""
    trees, n = [], len(y)
    while len(trees) < n_trees:
        rows = [int(row) for row in rng.integers(0, n, size=n)]
        trees.append(grow(np.array([X[row] for row in rows]), y[rows], max_features, rng))
    return trees


def assert_forest(got, expected):
    """Assert the trees, in their order."""
    require(isinstance(got, list | tuple), "The result is no list.")
    require(len(got) == len(expected), "The result has another number of trees.")
    for tree, right in zip(got, expected, strict=True):
        assert_equal(tree, right, what="a tree")


def forests(grow, seed, sizes):
    """Return cases of forests of sizes n, d, trees and max_features."""
    cases = []
    for n, d, n_trees, max_features in sizes:
        X, y = numbered_rows(np.random.default_rng(seed(f"{n} rows")), n, d)
        call = (grow, X, y, n_trees, max_features)
        right = by_recipe(*call, np.random.default_rng(seed(f"{n} draws")))
        cases.append(((*call, np.random.default_rng(seed(f"{n} draws"))), right))
    return cases
