"""returns the rows in their own dtype

Breaks: integers (`uint8` included)
"""


def kmeans_plus_plus(X, k, rng):
    n = len(X)
    if k < 1 or k > n:
        raise ValueError("k out of range")
    kind = X.dtype
    X = X.astype(float)
    centers = [X[rng.integers(n)]]
    while len(centers) < k:
        d2 = np.min([((X - c) ** 2).sum(axis=1) for c in centers], axis=0)
        if d2.sum() > 0:
            i = rng.choice(n, p=d2 / d2.sum())
        else:
            i = rng.integers(n)
        centers.append(X[i])
    return np.array(centers).astype(kind)
