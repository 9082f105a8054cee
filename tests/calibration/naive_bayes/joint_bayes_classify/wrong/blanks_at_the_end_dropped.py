"""compares text by np.char.equal, which drops blanks at the end

Breaks: strings (of any length)
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    equal = np.char.equal if X_train.dtype.kind == "U" else np.equal
    answers = []
    for row in X_test:
        same = equal(X_train, row[None]).all(axis=1)
        values, counts = np.unique(y_train[same] if same.any() else y_train, return_counts=True)
        answers.append(values[np.argmax(counts)])
    return np.array(answers)
