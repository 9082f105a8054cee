"""sorts the targets in place

Breaks: that the arguments stay as they were
Slips: 1, targets belong to other rows
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    y.sort()
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
