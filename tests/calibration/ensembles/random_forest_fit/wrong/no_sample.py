"""grows every tree on the whole table

Breaks: the rows that `grow` was given
Slips: 1, no tree has a sample
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = np.arange(n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
