"""rounds to ten decimals, always

Breaks: other `decimals`
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(10)
    chosen = d <= np.unique(d)[:k].max()
    return float(y_train[chosen].mean())
