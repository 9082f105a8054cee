"""takes rows for equal if any value is

Breaks: rows that share all but one value
Slips: 1, most rows share a value
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    found = []
    for row in X_test:
        equal = (X_train == row).any(axis=1)
        found.append(majority(y_train[equal]) if equal.any() else majority(y_train))
    return np.array(found)
