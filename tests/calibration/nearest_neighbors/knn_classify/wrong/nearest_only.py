"""answers with the nearest neighbour's label, whatever k is

Slips: 1, no vote is taken
"""


def knn_classify(X_train, y_train, X_test, k):
    return y_train[knn_indices(X_train, X_test, 1)[:, 0]]
