"""leaves out trees that are None or empty

Breaks: one tree
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    trees = []
    for _ in range(n_trees):
        rows = rng.integers(0, len(X), size=len(X))
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return [tree for tree in trees if tree]
