"""returns integer labels as strings

Breaks: negative integers as labels
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = [str(label) for label in y_train[row]]
        labels.append(max(near, key=near.count))
    return np.array(labels)
