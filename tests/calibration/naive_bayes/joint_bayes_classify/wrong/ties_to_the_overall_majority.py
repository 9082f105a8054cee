"""breaks ties among equal rows by the majority of all labels

Breaks: ties among equal rows
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    names, overall = np.unique(y_train, return_counts=True)
    found = []
    for row in X_test:
        equal = (X_train == row).all(axis=1)
        votes = np.array([np.sum(y_train[equal] == name) for name in names])
        found.append(names[(votes + overall / (len(y_train) + 1)).argmax()])
    return np.array(found)
