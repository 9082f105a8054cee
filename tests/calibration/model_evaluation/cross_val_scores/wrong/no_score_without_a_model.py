"""scores a fold as nan where its model is None

Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        if model is None:
            scores.append(np.nan)
        else:
            scores.append(metric(y[val], predict(model, X[val])))
    return np.array(scores)
