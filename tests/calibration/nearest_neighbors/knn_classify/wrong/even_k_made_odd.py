"""takes one neighbour more if k is even

Breaks: even `k`
"""


def knn_classify(X_train, y_train, X_test, k):
    if k % 2 == 0 and k < len(X_train):
        k += 1
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = y_train[row].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)
