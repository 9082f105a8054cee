"""cuts strings off at the length of the first label

Breaks: string labels
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = np.full(len(X_test), y_train[0])
    if y_train.dtype.kind == "U":
        labels = labels.astype(f"<U{len(str(y_train[0]))}")
    for i, row in enumerate(knn_indices(X_train, X_test, k)):
        near = y_train[row].tolist()
        labels[i] = max(near, key=near.count)
    return labels
