"""takes the largest of equally frequent labels

Breaks: ties among equal rows
Breaks: ties among all labels
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[len(counts) - 1 - counts[::-1].argmax()]

    found = []
    for row in X_test:
        equal = (X_train == row).all(axis=1)
        found.append(majority(y_train[equal]) if equal.any() else majority(y_train))
    return np.array(found)
