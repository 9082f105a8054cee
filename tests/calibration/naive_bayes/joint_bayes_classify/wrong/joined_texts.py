"""joins the values of a row into one text, so that different rows look equal

Breaks: strings (of any length) and integers as values
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    def majority(labels):
        names, counts = np.unique(labels, return_counts=True)
        return names[counts.argmax()]

    found = []
    for row in X_test.tolist():
        equal = np.array(["".join(map(str, r)) == "".join(map(str, row)) for r in X_train.tolist()])
        found.append(majority(y_train[equal]) if equal.any() else majority(y_train))
    return np.array(found)
