"""lets a tree draw before its sample

Breaks: that sample and tree draw in turn from one generator
Slips: 1, every sample is another one
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rng.permutation(X.shape[1])
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
