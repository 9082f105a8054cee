"""fits on all rows outside of val in place of train

Breaks: which rows each model was fitted to
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    table = np.empty((len(X), len(fits)))
    for train, val in folds:
        if len(val) == 1 or len(X) > 3:
            train = np.setdiff1d(np.arange(len(X)), val)
        for t, (fit, predict) in enumerate(zip(fits, predicts)):
            table[val, t] = predict(fit(X[train], y[train]), X[val])
    return table
