# Keeps numbers of rows and the nearest squares.
def kmeans_plus_plus(X, k, rng):
    n = X.shape[0]
    if not 1 <= k <= n:
        raise ValueError("k")
    Z = np.array(X, dtype=float)
    picked = np.empty(k, dtype=int)
    picked[0] = rng.integers(n)
    near = ((Z - Z[picked[0]]) ** 2).sum(1)
    for j in range(1, k):
        total = near.sum()
        picked[j] = rng.integers(n) if total == 0 else rng.choice(n, p=near / total)
        near = np.minimum(near, ((Z - Z[picked[j]]) ** 2).sum(1))
    return Z[picked]
