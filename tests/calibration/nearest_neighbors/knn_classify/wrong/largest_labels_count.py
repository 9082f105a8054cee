"""counts with bincount, which takes neither strings nor negative numbers

Breaks: string labels
Slips: 1, no test has small positive numbers as labels
"""


def knn_classify(X_train, y_train, X_test, k):
    return np.array([np.bincount(y_train[r]).argmax() for r in knn_indices(X_train, X_test, k)])
