"""takes at least three neighbours, also if one is asked for

Breaks: $k = 1$
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, min(max(k, 3) if k == 1 else k, len(X_train))):
        near = y_train[row].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)
