"""adds 1e-3 to all squared distances

Breaks: that equal rows are not drawn twice while others are left
Breaks: tiny or huge units
Slips: 1, weights of equal rows and tiny units are wrong
"""


def kmeans_plus_plus(X, k, rng):
    n = len(X)
    if k < 1 or k > n:
        raise ValueError("k out of range")
    X = X.astype(float)
    centers = [X[rng.integers(n)]]
    while len(centers) < k:
        d2 = np.min([((X - c) ** 2).sum(axis=1) for c in centers], axis=0)
        d2 = d2 + 1e-3
        if d2.sum() > 0:
            i = rng.choice(n, p=d2 / d2.sum())
        else:
            i = rng.integers(n)
        centers.append(X[i])
    return np.array(centers)
