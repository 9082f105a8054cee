"""takes squares that are tiny beside the spread of the rows for 0 and draws any row

Breaks: rows far from the origin (`1e8`)
"""


def kmeans_plus_plus(X, k, rng):
    n, X = len(X), np.asarray(X, dtype=float)
    if not 1 <= k <= n:
        raise ValueError("k is not from 1 to n")
    drawn = [int(rng.integers(n))]
    D2 = ((X - X[drawn[0]]) ** 2).sum(axis=1)
    spread = ((X - X.mean(axis=0)) ** 2).sum()
    while len(drawn) < k:
        if D2.sum() > 1e-12 * spread:
            i = int(rng.choice(n, p=D2 / D2.sum()))
        else:
            i = int(rng.integers(n))
        drawn.append(i)
        D2 = np.minimum(D2, ((X - X[i]) ** 2).sum(axis=1))
    return X[drawn]
