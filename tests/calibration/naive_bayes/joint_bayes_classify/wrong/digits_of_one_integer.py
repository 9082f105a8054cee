"""takes a row for digits of one integer, to the base of the largest training value

Breaks: values larger than all in training
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    base = int(X_train.max()) + 1 if X_train.dtype.kind in "iu" else 0

    def key(row):
        if base < 2:
            return tuple(row)
        number = 0
        for value in row:
            number = number * base + value
        return number

    seen = {}
    for row, label in zip(X_train.tolist(), y_train):
        seen.setdefault(key(row), []).append(label)
    votes = [seen.get(key(row), y_train) for row in X_test.tolist()]
    return np.array([majority(labels) for labels in votes])
