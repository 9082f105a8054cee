"""subtracts and squares whole numbers as int64, which overflows for billions

Breaks: integers (`uint8` included)
"""


def kmeans_plus_plus(X, k, rng):
    X = np.asarray(X)
    X = X.astype(np.int64) if X.dtype.kind in "ui" else X
    n = len(X)
    if k < 1 or k > n:
        raise ValueError("k")
    chosen = [rng.integers(n)]
    D2 = ((X - X[chosen[0]]) ** 2).sum(axis=1)
    while len(chosen) < k:
        if np.all(D2 == 0):
            i = rng.integers(n)
        else:
            i = rng.choice(n, p=D2 / D2.sum())
        chosen.append(i)
        D2 = np.minimum(D2, ((X - X[i]) ** 2).sum(axis=1))
    return X[chosen].astype(float)
