"""takes the label seen first of those that are equally frequent

Breaks: ties among equal rows
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        labels = labels.tolist()
        return max(dict.fromkeys(labels), key=labels.count)

    found = []
    for row in X_test:
        equal = (X_train == row).all(axis=1)
        found.append(majority(y_train[equal]) if equal.any() else majority(y_train))
    return np.array(found)
