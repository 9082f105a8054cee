"""returns a single tree as it is

Breaks: one tree
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees if len(trees) != 1 else trees[0]
