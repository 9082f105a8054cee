"""lets samples and trees draw from one copy of the generator

Breaks: that sample and tree draw in turn from one generator
"""

import copy


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    rng = copy.deepcopy(rng)
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
