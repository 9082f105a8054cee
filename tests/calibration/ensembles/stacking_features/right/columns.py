# One column after the other.
def stacking_features(fits, predicts, X, y, folds):
    columns = []
    for fit, predict in zip(fits, predicts):
        column = [None] * len(y)
        for train, val in folds:
            found = predict(fit(X[train], y[train]), X[val])
            for i, value in zip(val, found):
                column[i] = value
        columns.append(column)
    return np.array(columns, dtype=float).T
