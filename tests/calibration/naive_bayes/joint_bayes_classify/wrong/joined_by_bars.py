"""joins the values of a row by bars

Breaks: strings with blanks and punctuation
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    def key(row):
        return "|".join(map(str, row))

    seen = {}
    for row, label in zip(X_train.tolist(), y_train):
        seen.setdefault(key(row), []).append(label)
    votes = [seen.get(key(row), y_train) for row in X_test.tolist()]
    return np.array([majority(labels) for labels in votes])
