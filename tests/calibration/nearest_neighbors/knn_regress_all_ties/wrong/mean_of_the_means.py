"""averages the means of the distances

Breaks: several distances
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    near = np.unique(d)[:k]
    return float(np.mean([y_train[d == value].mean() for value in near]))
