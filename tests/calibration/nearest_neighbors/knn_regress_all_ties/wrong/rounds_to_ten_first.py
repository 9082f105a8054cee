"""rounds the distances to ten decimals before it rounds them to the decimals asked for

Breaks: other `decimals`
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = np.sqrt(((X_train * 1.0 - x) ** 2).sum(axis=1))
    d = np.round(np.round(d, 10), decimals)
    return float(np.mean(y_train[d <= np.unique(d)[:k][-1]]))
