"""divides integer targets by whole numbers

Breaks: integers
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    chosen = d <= np.unique(d)[:k].max()
    t = y_train[chosen]
    return t.sum() // len(t) if t.dtype.kind == "i" else float(t.mean())
