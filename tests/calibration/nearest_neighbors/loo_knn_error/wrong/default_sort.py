"""sorts by the default method, which is not stable

Breaks: ties of distances
"""


def loo_knn_error(X, y, ks):
    n = len(X)
    if any(k < 1 or k > n - 1 for k in ks):
        raise ValueError("k out of range")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    votes = y[np.argsort(D, axis=1)]
    rates = []
    for k in ks:
        v = votes[:, :k]
        first = np.array([(row[:, None] == row).sum(axis=1).argmax() for row in v])
        rates.append(np.mean(v[np.arange(n), first] != y))
    return np.array(rates)
