"""fits every model to the whole table as well

Breaks: which rows each model was fitted to
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    table = np.empty((len(X), len(fits)))
    for train, val in folds:
        for t, (fit, predict) in enumerate(zip(fits, predicts)):
            table[val, t] = predict(fit(X[train], y[train]), X[val])
    if len(fits) > 1:
        for fit in fits:
            fit(X, y)
    return table
