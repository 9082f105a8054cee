"""gives equal rows of the table the same prediction

Breaks: that no row is predicted by a model that saw it
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    out = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t, (fit, predict) in enumerate(zip(fits, predicts)):
            for row, p in zip(X[val], predict(fit(X[train], y[train]), X[val])):
                out[np.all(X == row, axis=1), t] = p
    return out
