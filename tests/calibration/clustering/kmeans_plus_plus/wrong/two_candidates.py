"""draws two rows each time and keeps the better one

Breaks: the recipe
"""


def kmeans_plus_plus(X, k, rng):
    n = len(X)
    if k < 1 or k > n:
        raise ValueError("k out of range")
    X = X.astype(float)
    centers = [X[rng.integers(n)]]
    while len(centers) < k:
        d2 = np.min([((X - c) ** 2).sum(axis=1) for c in centers], axis=0)
        if d2.sum() > 0:
            pair = rng.choice(n, size=2, p=d2 / d2.sum())
            i = pair[np.argmax(d2[pair])]
        else:
            i = rng.integers(n)
        centers.append(X[i])
    return np.array(centers)
