"""draws again where two of the drawn rows are equal and enough others are left

Breaks: equal rows
"""


def init_centers(X, k, rng):
    X = np.asarray(X)
    n = len(X)
    if k > n:
        raise ValueError("k is larger than n")
    distinct = len(np.unique(X, axis=0))
    while True:
        rows = X[rng.choice(n, size=k, replace=False)]
        if len(np.unique(rows, axis=0)) == k or distinct < k:
            return rows.astype(float)
