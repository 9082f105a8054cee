"""grows a tree too few

Breaks: one tree
Slips: 1, every forest is too small
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(max(n_trees - 1, 0)):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
