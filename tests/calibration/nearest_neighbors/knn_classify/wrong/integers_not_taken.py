"""fails for features of integers

Breaks: integers as features
"""


def knn_classify(X_train, y_train, X_test, k):
    if X_train.dtype != float or X_test.dtype != float:
        raise TypeError("floats, please")
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = y_train[row].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)
