"""takes the smallest label as text, so that 10 comes before 9

Breaks: ties among equal rows
Breaks: ties among all labels
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return min(names[counts == counts.max()].tolist(), key=str)

    found = []
    for row in X_test:
        equal = (X_train == row).all(axis=1)
        found.append(majority(y_train[equal]) if equal.any() else majority(y_train))
    return np.array(found)
