"""answers at most as many queries as there are training rows, and the first label for others

Breaks: several queries
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = np.array([y_train[0]] * len(X_test))
    for i, row in enumerate(knn_indices(X_train, X_test, k)[: max(4, len(X_train) // 5)]):
        near = y_train[row].tolist()
        labels[i] = max(near, key=near.count)
    return labels
