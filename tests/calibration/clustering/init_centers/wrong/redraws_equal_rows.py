"""draws again where two of the drawn rows are equal

Breaks: equal rows
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("more centres than rows")
    for _ in range(100):
        rows = X[rng.choice(len(X), size=k, replace=False)].astype(float)
        if len(np.unique(rows, axis=0)) == k:
            break
    return rows
