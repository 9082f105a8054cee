"""calls fit with the keywords X and y

Slips: 1, fits whose parameters have other names fail
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X=X[train], y=y[train])
        scores.append(metric(y[val], predict(model, X[val])))
    return np.array(scores)
