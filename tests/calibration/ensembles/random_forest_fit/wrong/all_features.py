"""asks every node to look at all columns

Slips: 1, every tree draws other columns
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], X.shape[1], rng))
    return trees
