"""drops rows that were drawn twice

Breaks: the rows that `grow` was given
Slips: 1, hardly a sample is without doubles
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        rows = np.unique(rows)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
