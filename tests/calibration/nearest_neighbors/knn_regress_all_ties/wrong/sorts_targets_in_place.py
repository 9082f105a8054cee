"""sorts the targets in place by distance

Breaks: that the arguments stay as they were
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    order = np.argsort(d, kind="stable")
    y_train[:] = y_train[order]
    chosen = np.sort(d) <= np.unique(d)[:k].max()
    return float(y_train[chosen].mean())
