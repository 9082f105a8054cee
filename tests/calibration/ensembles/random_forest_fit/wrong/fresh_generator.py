"""gives every tree a generator of its own

Breaks: that sample and tree draw in turn from one generator
Slips: 1
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        trees.append(grow(X[rows], y[rows], max_features, np.random.default_rng(0)))
    return trees
