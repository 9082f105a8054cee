"""leaves unseen rows out of the result

Breaks: unseen rows
Slips: 1, most tests hold unseen rows
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    found = []
    for row in X_test:
        equal = (X_train == row).all(axis=1)
        if equal.any():
            found.append(majority(y_train[equal]))
    return np.array(found)
