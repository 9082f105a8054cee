"""averages and rounds labels that are numbers

Breaks: negative integers as labels
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        if y_train.dtype.kind in "iu":
            labels.append(int(round(float(np.mean(y_train[row])))))
            continue
        near = y_train[row].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)
