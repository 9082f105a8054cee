"""lets all rows vote that are no further than the k-th neighbour

Breaks: ties of distances
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for q in X_test:
        d = np.sum((X_train - q) ** 2, axis=1)
        order = np.argsort(d, kind="stable")
        near = y_train[order][d[order] <= d[order[k - 1]] + 1e-12].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)
