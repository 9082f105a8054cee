# Each degree from the one below: multiply by features that do not come earlier.
def polynomial_features(X, degree):
    X = np.asarray(X, dtype=float)
    if X.ndim == 1:
        X = X[:, None]
    n, d = X.shape
    blocks = [np.ones((n, 1))]
    level = [(0, np.ones(n))]
    for _ in range(degree):
        level = [(j, X[:, j] * column) for first, column in level for j in range(first, d)]
        blocks.append(np.column_stack([column for _, column in level]))
    return np.hstack(blocks)
