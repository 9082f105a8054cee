# The first tree, then the forest of the others.
def random_forest_fit(grow, X, y, n_trees, max_features, rng):
    if n_trees == 0:
        return []
    rows = rng.integers(len(X), size=len(X))
    tree = grow(np.take(X, rows, axis=0), np.take(y, rows), max_features, rng)
    return [tree, *random_forest_fit(grow, X, y, n_trees - 1, max_features, rng)]
