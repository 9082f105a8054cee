# Builds the table row by row.
def init_centers(X, k, rng):
    n = X.shape[0]
    if n < k:
        raise ValueError(f"k = {k} but only {n} rows")
    return np.array([X[i] for i in rng.choice(n, size=k, replace=False)], dtype=float)
