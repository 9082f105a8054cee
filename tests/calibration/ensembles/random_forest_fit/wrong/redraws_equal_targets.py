"""draws again a sample whose targets are all the same

Breaks: a new sample for each tree
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    trees, n = [], len(y)
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        for _ in range(20):
            if y[rows].min() < y[rows].max():
                break
            rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
