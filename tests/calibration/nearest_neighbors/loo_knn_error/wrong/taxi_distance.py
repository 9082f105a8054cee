"""measures by p = 1 if there are several columns

Slips: 1, right for one column only
"""


def loo_knn_error(X, y, ks):
    if any(k < 1 or k > len(X) - 1 for k in ks):
        raise ValueError("k")
    D = pairwise_distances(X, X, 1.0)
    np.fill_diagonal(D, np.inf)
    order = np.argsort(D, axis=1, kind="stable")
    rates = []
    for k in ks:
        wrong = 0
        for i, row in enumerate(order[:, :k]):
            near = y[row].tolist()
            wrong += max(near, key=near.count) != y[i]
        rates.append(wrong / len(X))
    return np.array(rates)
