"""averages the rows at the k-th distance alone

Breaks: several distances
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    near = np.unique(d)
    chosen = d == near[min(k, len(near)) - 1]
    return float(y_train[chosen].mean())
