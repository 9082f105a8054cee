"""lets the neighbours of all queries vote together

Slips: 1, only a single query is answered by its own neighbours
"""


def knn_classify(X_train, y_train, X_test, k):
    near = y_train[knn_indices(X_train, X_test, k)].ravel().tolist()
    return np.array([max(near, key=near.count)] * len(X_test))
