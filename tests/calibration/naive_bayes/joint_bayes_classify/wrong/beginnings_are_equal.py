"""takes a value for equal to a longer one that begins with it

Breaks: strings (of any length) and integers as values
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    found = []
    for row in X_test:
        equal = np.array(
            [all(str(a).startswith(str(v)) for a, v in zip(r, row)) for r in X_train.tolist()]
        )
        found.append(majority(y_train[equal]) if equal.any() else majority(y_train))
    return np.array(found)
