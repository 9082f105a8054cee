"""multiplies per-feature probabilities as naive Bayes does

Slips: 1, another classifier altogether
"""


def joint_bayes_classify(X_train, y_train, X_test):
    classes = np.unique(y_train)
    found = []
    for row in X_test:
        scores = []
        for c in classes:
            inside = X_train[y_train == c]
            scores.append(np.log(len(inside)) + np.log((inside == row).mean(axis=0) + 1e-9).sum())
        found.append(classes[np.argmax(scores)])
    return np.array(found)
