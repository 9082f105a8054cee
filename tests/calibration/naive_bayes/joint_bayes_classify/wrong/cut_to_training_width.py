"""cuts the text of test rows to the length of the training text

Breaks: strings (of any length)
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    found = []
    for row in X_test.astype(X_train.dtype):
        equal = (X_train == row).all(axis=1)
        found.append(majority(y_train[equal]) if equal.any() else majority(y_train))
    return np.array(found)
