"""takes the label of the first equal row

Breaks: equal rows with conflicting labels
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    found = []
    for row in X_test:
        equal = (X_train == row).all(axis=1)
        found.append(y_train[equal][0] if equal.any() else majority(y_train))
    return np.array(found)
