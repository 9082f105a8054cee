"""turns distances into integers of 64 bits, which large ones exceed

Breaks: distances of $10^9$
Slips: 1
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0]
    steps = np.rint(d * 10.0**decimals).astype(np.int64)
    return float(np.mean(y_train[np.isin(steps, np.unique(steps)[:k])]))
