"""subtracts squares, which loses all digits far from the origin

Breaks: rows far from the origin (`1e8`)
"""


def kmeans_plus_plus(X, k, rng):
    n = len(X)
    if k < 1 or k > n:
        raise ValueError("k")
    F = X.astype(float)
    G = F @ F.T
    D = np.maximum(np.diag(G)[:, None] - 2 * G + np.diag(G), 0)
    idx = [rng.integers(n)]
    for _ in range(k - 1):
        D2 = D[idx].min(axis=0)
        idx.append(rng.choice(n, p=D2 / D2.sum()) if D2.any() else rng.integers(n))
    return F[idx]
