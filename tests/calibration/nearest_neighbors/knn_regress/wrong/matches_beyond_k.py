"""averages all rows at distance 0, also those beyond the first k

Breaks: several exact matches
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    near = knn_indices(X_train, X_test, k)
    if weights == "uniform":
        return y_train[near].mean(axis=1)
    out = []
    for i, row in enumerate(pairwise_distances(X_test, X_train)):
        if (row == 0).any():
            out.append(y_train[row == 0].mean())
        else:
            w = 1 / row[near[i]]
            out.append((w * y_train[near[i]]).sum() / w.sum())
    return np.array(out)
