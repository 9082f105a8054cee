# All folds below each other, then sorted back by row number.
def stacking_features(fits, predicts, X, y, folds):
    rows = np.concatenate([val for _, val in folds])
    columns = []
    for fit, predict in zip(fits, predicts):
        parts = [predict(fit(X[train], y[train]), X[val]) for train, val in folds]
        columns.append(np.concatenate(parts)[np.argsort(rows)])
    return np.stack(columns, axis=1) * 1.0
