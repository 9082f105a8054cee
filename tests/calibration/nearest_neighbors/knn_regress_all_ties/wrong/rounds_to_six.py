"""rounds to six decimals if nothing is said

Breaks: distances that differ by rounding only
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=6):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    chosen = d <= np.unique(d)[:k].max()
    return float(y_train[chosen].mean())
