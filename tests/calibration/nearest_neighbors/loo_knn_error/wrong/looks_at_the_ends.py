"""looks at the first and the last entry of ks only before it raises ValueError

Breaks: `ValueError` for an entry below 1 or above $n - 1$
"""


def loo_knn_error(X, y, ks):

    n = len(X)
    if min(ks[0], ks[-1]) < 1 or max(ks[0], ks[-1]) > n - 1:
        raise ValueError("an entry of ks is out of range")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    labels = y[np.argsort(D, axis=1, kind="stable")].tolist()
    truth = y.tolist()
    rates = []
    for k in ks:
        wrong = 0
        for row, label in zip(labels, truth):
            row = row[:k]
            wrong += max(row, key=row.count) != label
        rates.append(wrong / n)
    return np.array(rates)
