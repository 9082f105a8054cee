"""cuts the distances between integer rows down to whole numbers

Breaks: integers as features
"""

from collections import Counter


def loo_knn_error(X, y, ks):
    n = len(X)
    if any(k < 1 or k > n - 1 for k in ks):
        raise ValueError("ks")
    D = pairwise_distances(X, X)
    if X.dtype.kind == "i":
        D = np.floor(D)
    D[np.arange(n), np.arange(n)] = np.inf
    order = np.argsort(D, axis=1, kind="stable")
    return np.array([np.mean([Counter(y[row[:k]].tolist()).most_common(1)[0][0] != y[i] for i, row in enumerate(order)]) for k in ks])
