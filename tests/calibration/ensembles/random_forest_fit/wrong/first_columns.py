"""passes the first columns only

Breaks: all columns
Slips: 1, every tree learns from another table
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows][:, :max_features], y[rows], max_features, rng))
    return trees
