# One expression, and a list.
def cross_val_scores(fit, predict, metric, X, y, folds):
    return [metric(y[val], predict(fit(X[train], y[train]), X[val])) for train, val in folds]
