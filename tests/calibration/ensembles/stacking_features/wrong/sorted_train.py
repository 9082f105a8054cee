"""sorts the rows of train before it fits

Breaks: which rows each model was fitted to
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    table = np.empty((len(X), len(fits)))
    for train, val in folds:
        for t, (fit, predict) in enumerate(zip(fits, predicts)):
            table[val, t] = predict(fit(X[np.sort(train)], y[np.sort(train)]), X[val])
    return table
