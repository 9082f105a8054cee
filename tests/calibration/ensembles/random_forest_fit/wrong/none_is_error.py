"""raises an error where grow returns None

Breaks: one tree
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    trees = []
    for _ in range(n_trees):
        rows = rng.integers(0, len(X), size=len(X))
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return [t if t is not None else [] for t in trees]
