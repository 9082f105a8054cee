"""turns integers into floats, of which neighbours above 2**53 are equal

Breaks: large integers
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    if X_train.dtype.kind in "iu":
        X_train, X_test = X_train.astype(float), X_test.astype(float)
    answers = []
    for row in X_test:
        same = (X_train == row).all(axis=1)
        values, counts = np.unique(y_train[same] if same.any() else y_train, return_counts=True)
        answers.append(values[np.argmax(counts)])
    return np.array(answers)
