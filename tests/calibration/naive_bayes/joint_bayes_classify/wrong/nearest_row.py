"""gives an unseen row the label of the row with most values in common

Breaks: rows that share all but one value
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    found = []
    for row in X_test:
        equal = (X_train == row).all(axis=1)
        found.append(
            majority(y_train[equal])
            if equal.any()
            else majority(
                y_train[(X_train == row).sum(axis=1) == (X_train == row).sum(axis=1).max()]
            )
        )
    return np.array(found)
