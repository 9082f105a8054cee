"""averages exactly k rows

Slips: 1, no distance with several rows is right
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    chosen = np.argsort(d, kind="stable")[:k]
    return float(y_train[chosen].mean())
