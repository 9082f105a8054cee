"""gives equal rows of the table the same prediction

Breaks: which rows each model was fitted to
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    out = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t, (fit, predict) in enumerate(zip(fits, predicts)):
            for row, p in zip(X[val], predict(fit(X[train], y[train]), X[val])):
                out[np.all(X == row, axis=1), t] = p
    return out
