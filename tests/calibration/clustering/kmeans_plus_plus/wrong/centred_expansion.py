"""expands the square about the mean of the rows, which leaves no digits of two far groups

Breaks: rows far from the origin (`1e8`)
"""


def kmeans_plus_plus(X, k, rng):
    n, rows = len(X), X.astype(float)
    if not 1 <= k <= n:
        raise ValueError("k from 1 to n")
    moved = rows - rows.mean(axis=0)
    norms = (moved**2).sum(axis=1)
    drawn, near = [int(rng.integers(n))], np.full(n, np.inf)
    while len(drawn) < k:
        i = drawn[-1]
        near = np.minimum(near, np.maximum(norms - 2 * moved @ moved[i] + norms[i], 0.0))
        near[i] = 0.0
        total = near.sum()
        drawn.append(int(rng.choice(n, p=near / total) if total > 0 else rng.integers(n)))
    return rows[drawn]
