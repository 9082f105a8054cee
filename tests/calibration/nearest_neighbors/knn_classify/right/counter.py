# A Counter keeps labels in the order in which they came, and most_common does, too.
def knn_classify(X_train, y_train, X_test, k):
    from collections import Counter

    near = y_train[knn_indices(X_train, X_test, k)]
    return np.array([Counter(row.tolist()).most_common(1)[0][0] for row in near])
