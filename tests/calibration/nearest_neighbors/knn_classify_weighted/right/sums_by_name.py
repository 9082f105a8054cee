# Adds up weights in a dictionary for each query.
def knn_classify_weighted(X_train, y_train, X_test, k):
    out = []
    for q in X_test:
        gaps = np.sqrt(np.sum((X_train.astype(float) - q) ** 2, axis=1))
        order = np.argsort(gaps, kind="stable")[:k]
        if gaps[order[0]] == 0:
            order = [i for i in order if gaps[i] == 0]
            gaps = np.ones(len(gaps))
        sums = {}
        for i in order:
            sums[y_train[i]] = sums.get(y_train[i], 0.0) + 1 / gaps[i]
        most = max(sums.values())
        out.append(next(name for name, total in sums.items() if total > most - 1e-9 * most))
    return np.array(out)
