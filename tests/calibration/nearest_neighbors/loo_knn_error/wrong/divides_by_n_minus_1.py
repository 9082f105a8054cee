"""divides by n - 1

Slips: 1, no rate but 0 is right
"""


def loo_knn_error(X, y, ks):
    if any(k < 1 or k > len(X) - 1 for k in ks):
        raise ValueError("k")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    order = np.argsort(D, axis=1, kind="stable")
    rates = []
    for k in ks:
        wrong = 0
        for i, row in enumerate(order[:, :k]):
            near = y[row].tolist()
            wrong += max(near, key=near.count) != y[i]
        rates.append(wrong / (len(X) - 1))
    return np.array(rates)
