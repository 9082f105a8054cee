"""grows one tree even if none is wanted

Breaks: no trees
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(max(n_trees, 1)):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
