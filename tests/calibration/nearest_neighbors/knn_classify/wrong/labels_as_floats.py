"""carries integer labels as floats, which cuts off the last digits of long ones

Breaks: long integers as labels
"""


def knn_classify(X_train, y_train, X_test, k):

    neighbours = y_train[knn_indices(X_train, X_test, k)]
    if y_train.dtype.kind in "iu":
        neighbours = neighbours.astype(float)
    answers = []
    for labels in neighbours:
        listed = labels.tolist()
        answers.append(max(listed, key=listed.count))
    return np.array(answers).astype(y_train.dtype)
