"""writes a row as one integer, which runs over for many columns

Breaks: rows of many values
Slips: 1
"""


def joint_bayes_classify(X_train, y_train, X_test):
    n = len(X_train)
    values, codes = np.unique(np.concatenate([X_train, X_test]), return_inverse=True)
    codes = codes.reshape(-1, X_train.shape[1])
    key = np.zeros(len(codes), dtype=np.int64)
    for column in codes.T:
        key = key * len(values) + column
    answers = []
    for one in key[n:]:
        same = key[:n] == one
        labels, counts = np.unique(y_train[same] if same.any() else y_train, return_counts=True)
        answers.append(labels[np.argmax(counts)])
    return np.array(answers)
