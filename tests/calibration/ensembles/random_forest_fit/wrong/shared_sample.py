"""draws one sample for all trees

Breaks: a new sample for each tree
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    rows = rng.integers(0, n, size=n)
    for _ in range(n_trees):
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
