"""checks the first entry of ks alone

Breaks: `ValueError` for an entry below 1 or above $n - 1$
"""


def loo_knn_error(X, y, ks):
    if ks[0] < 1 or ks[0] > len(X) - 1:
        raise ValueError("k")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    order = np.argsort(D, axis=1, kind="stable")
    rates = []
    for k in ks:
        k = max(k, 1)
        wrong = 0
        for i, row in enumerate(order[:, :k]):
            near = y[row].tolist()
            wrong += max(near, key=near.count) != y[i]
        rates.append(wrong / len(X))
    return np.array(rates)
