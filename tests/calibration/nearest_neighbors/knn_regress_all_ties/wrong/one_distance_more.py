"""takes one distance more than k

Slips: 1, no number of distances is right
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    chosen = d <= np.unique(d)[: k + 1].max()
    return float(y_train[chosen].mean())
