"""rounds squared distances in place of distances

Breaks: other `decimals`
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = np.sum((X_train - x) ** 2.0, axis=1).round(decimals)
    chosen = d <= np.unique(d)[:k].max()
    return float(y_train[chosen].mean())
