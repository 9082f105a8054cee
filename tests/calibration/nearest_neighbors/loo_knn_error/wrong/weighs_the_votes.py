"""weighs the votes by one over the distance plus 0.1

Slips: 2
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
            sums = {}
            for j in row:
                sums[y[j]] = sums.get(y[j], 0) + 1 / (D[i, j] + 0.1)
            wrong += max(sums, key=sums.get) != y[i]
        rates.append(wrong / len(X))
    return np.array(rates)
