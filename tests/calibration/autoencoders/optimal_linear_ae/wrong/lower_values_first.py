"""keeps the directions with the largest sums of sizes, not of squares

Breaks: the subspace
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    if k < 1 or k > min(X.shape):
        raise ValueError("k")
    _, s, Vt = np.linalg.svd(X, full_matrices=False)
    best = np.argsort(-np.abs(X @ Vt.T).sum(axis=0), kind="stable")
    W = Vt[best[:k]]
    return W, W.T, float(np.sum(s[best[k:]] ** 2) / len(X))
