"""compares the hashes of rows, which are the same for -1 and -2

Breaks: negative integers
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    def key(row):
        return hash(tuple(row))

    seen = {}
    for row, label in zip(X_train.tolist(), y_train):
        seen.setdefault(key(row), []).append(label)
    votes = [seen.get(key(row), y_train) for row in X_test.tolist()]
    return np.array([majority(labels) for labels in votes])
