"""sorts the list ks in place

Breaks: that the arguments stay as they were
"""


def loo_knn_error(X, y, ks):

    n = len(X)
    places = np.argsort(ks, kind="stable")
    ks.sort()
    if ks[0] < 1 or ks[-1] > n - 1:
        raise ValueError("an entry of ks is out of range")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    labels = y[np.argsort(D, axis=1, kind="stable")].tolist()
    truth = y.tolist()
    rates = np.empty(len(ks))
    for place, k in zip(places, ks):
        wrong = 0
        for row, label in zip(labels, truth):
            row = row[:k]
            wrong += max(row, key=row.count) != label
        rates[place] = wrong / n
    return rates
