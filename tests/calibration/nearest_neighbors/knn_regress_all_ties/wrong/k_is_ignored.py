"""averages the rows at the smallest distance, whatever k is

Breaks: several distances
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    chosen = d == d.min()
    return float(y_train[chosen].mean())
