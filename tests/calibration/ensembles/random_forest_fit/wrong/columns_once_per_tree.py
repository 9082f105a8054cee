"""draws the columns once for each tree and passes only these

Breaks: all columns
Slips: 1, samples are drawn after other draws
"""


def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    n, trees = len(y), []
    for _ in range(n_trees):
        rows = rng.integers(0, n, size=n)
        columns = rng.permutation(X.shape[1])[:max_features]
        trees.append(grow(X[rows][:, columns], y[rows], max_features, rng))
    return trees
