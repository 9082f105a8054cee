"""takes the largest label for unseen rows where all labels tie

Breaks: ties among all labels
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
            else max(np.unique(y_train).tolist(), key=lambda name: (np.sum(y_train == name), name))
        )
    return np.array(found)
