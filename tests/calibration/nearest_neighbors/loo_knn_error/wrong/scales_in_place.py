"""divides the features by their largest entry in place

Breaks: that the arguments stay as they were
"""


def loo_knn_error(X, y, ks):
    if any(k < 1 or k > len(X) - 1 for k in ks):
        raise ValueError("k")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    if X.dtype == float:
        X /= 2.0
    order = np.argsort(D, axis=1, kind="stable")
    rates = []
    for k in ks:
        wrong = 0
        for i, row in enumerate(order[:, :k]):
            near = y[row].tolist()
            wrong += max(near, key=near.count) != y[i]
        rates.append(wrong / len(X))
    return np.array(rates)
