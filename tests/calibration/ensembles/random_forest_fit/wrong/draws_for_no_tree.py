"""draws a sample where no tree is wanted

Breaks: no trees
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n = len(y)
    if n_trees == 0:
        rng.integers(0, n, size=n)
    trees = []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
