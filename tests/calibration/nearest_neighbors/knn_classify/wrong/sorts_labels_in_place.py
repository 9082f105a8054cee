"""sorts the labels in place after the vote

Breaks: that the arguments stay as they were
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = y_train[row].tolist()
        labels.append(max(near, key=near.count))
    y_train.sort()
    return np.array(labels)
