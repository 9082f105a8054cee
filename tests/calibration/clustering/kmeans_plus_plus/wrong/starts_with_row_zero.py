"""begins with row 0

Breaks: $k = 1$
Breaks: the recipe
Slips: 1, all draws are others
"""


def kmeans_plus_plus(X, k, rng):
    n = len(X)
    if k < 1 or k > n:
        raise ValueError("k out of range")
    X = X.astype(float)
    centers = [X[0]]
    while len(centers) < k:
        d2 = np.min([((X - c) ** 2).sum(axis=1) for c in centers], axis=0)
        if d2.sum() > 0:
            i = rng.choice(n, p=d2 / d2.sum())
        else:
            i = rng.integers(n)
        centers.append(X[i])
    return np.array(centers)
