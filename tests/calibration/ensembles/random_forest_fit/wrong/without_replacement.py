"""shuffles the rows in place of drawing with replacement

Breaks: the rows that `grow` was given
Slips: 1, every sample is another one
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.permutation(n)
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
