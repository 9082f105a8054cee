"""rounds the features to the decimals in place of the distances

Breaks: other `decimals`
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    d = pairwise_distances(np.round([x], decimals), np.round(X_train, decimals))[0]
    d = np.round(d, 10)
    kept = np.unique(d)[:k]
    return float(np.mean(y_train[d <= kept[-1]].astype(float)))
