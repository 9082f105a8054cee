"""turns X into floats before it hands rows of it on

Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    X = np.asarray(X, dtype=float)
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        scores.append(metric(y[val], predict(model, X[val])))
    return np.array(scores)
