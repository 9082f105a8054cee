"""measures by p = 1

Slips: 2
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k, 1.0):
        near = y_train[row][::-1].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)
