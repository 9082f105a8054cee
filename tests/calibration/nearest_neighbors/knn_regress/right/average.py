# np.average does the weighing, one query at a time.
def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights not in ("uniform", "distance"):
        raise ValueError(weights)
    out = []
    for q, row in zip(X_test, knn_indices(X_train, X_test, k)):
        d = np.sqrt(np.sum((X_train[row].astype(float) - q) ** 2, axis=1))
        if weights == "uniform":
            w = None
        else:
            w = (d == 0).astype(float) if d[0] == 0 else d[0] / d
        out.append(np.average(y_train[row], weights=w))
    return np.array(out)
