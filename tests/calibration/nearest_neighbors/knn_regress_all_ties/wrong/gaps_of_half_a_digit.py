"""takes neighbouring distances as equal if they differ by half a digit or less

Breaks: other `decimals`
Slips: 1
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0]
    order = np.argsort(d, kind="stable")
    level = np.empty(len(d), dtype=int)
    level[order] = np.append(0, np.cumsum(np.diff(d[order]) > 0.5 * 10.0**-decimals))
    return float(np.mean(y_train[level < k]))
