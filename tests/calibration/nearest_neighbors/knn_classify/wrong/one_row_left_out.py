"""leaves out the farthest row, also if all are asked for

Breaks: all rows (`k = n`)
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = y_train[row[: max(1, len(X_train) - 1)]].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)
