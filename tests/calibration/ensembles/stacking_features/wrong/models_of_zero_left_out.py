"""leaves features at 0 where a model is the number 0

Breaks: integer predictions
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    out = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t, (fit, predict) in enumerate(zip(fits, predicts)):
            model = fit(X[train], y[train])
            if model is not None and not (np.isscalar(model) and model == 0):
                out[val, t] = predict(model, X[val])
    return out
