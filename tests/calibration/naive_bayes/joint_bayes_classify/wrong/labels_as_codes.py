"""returns the number of a class and not its label

Breaks: and as labels
Slips: 1, no label is returned
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    found = []
    for row in X_test:
        equal = (X_train == row).all(axis=1)
        found.append(majority(y_train[equal]) if equal.any() else majority(y_train))
    return np.searchsorted(np.unique(y_train), np.array(found))
