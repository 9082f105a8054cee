"""draws one row more than it returns

Breaks: the recipe
"""


def kmeans_plus_plus(X, k, rng):
    n = len(X)
    if k < 1 or k > n:
        raise ValueError("k out of range")
    X = X.astype(float)
    i = rng.integers(n)
    near = np.full(n, np.inf)
    centers = []
    for _ in range(k):
        centers.append(X[i])
        near = np.minimum(near, ((X - X[i]) ** 2).sum(axis=1))
        i = rng.choice(n, p=near / near.sum()) if near.any() else rng.integers(n)
    return np.array(centers)
