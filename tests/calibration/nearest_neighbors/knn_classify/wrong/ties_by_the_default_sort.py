"""sorts distances by a method that is not stable

Breaks: ties of distances
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for q in X_test:
        order = np.argsort(np.sum((X_train - q) ** 2, axis=1), kind="heapsort")[:k]
        near = y_train[order].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)
