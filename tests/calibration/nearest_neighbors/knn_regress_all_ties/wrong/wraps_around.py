"""subtracts in the dtype of the rows, where uint8 wraps around

Breaks: integers (`uint8` included)
"""


def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):

    d = np.round(np.sqrt(np.sum((X_train - x) ** 2.0, axis=1)), decimals)
    return float(np.mean(y_train[np.isin(d, np.unique(d)[:k])]))
