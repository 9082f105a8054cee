"""draws all samples before the first tree

Breaks: that sample and tree draw in turn from one generator
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    samples = rng.integers(0, n, size=(n_trees, n))
    for rows in samples:
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
