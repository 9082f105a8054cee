"""takes every word that starts with distance or uniform

Breaks: `ValueError` for other words
"""


def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    weights = "uniform" if str(weights).startswith("u") else weights
    if weights != "uniform" and weights != "distance":
        raise ValueError("weights must be uniform or distance")
    out = []
    for x in X_test:
        x = x[np.newaxis, :]
        nearest = knn_indices(X_train, x, k)[0]
        d = pairwise_distances(x, X_train)[0]
        zero = [i for i in nearest if d[i] == 0]
        if weights == "uniform":
            out.append(sum(float(y_train[i]) for i in nearest) / k)
        elif zero:
            out.append(sum(float(y_train[i]) for i in zero) / len(zero))
        else:
            top = sum(float(y_train[i]) / d[i] for i in nearest)
            out.append(top / sum(1 / d[i] for i in nearest))
    return np.array(out, dtype=float)
