"""passes the targets of the whole table

Breaks: the rows that `grow` was given
Slips: 1, every tree learns wrong targets
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y, max_features, rng))
    return trees
