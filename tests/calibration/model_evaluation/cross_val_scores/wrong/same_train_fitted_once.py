"""fits no new model if an earlier fold had the same training rows

Breaks: a new model for each fold
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    models, scores = {}, []
    for train, val in folds:
        key = tuple(train.tolist())
        if key not in models:
            models[key] = fit(X[train], y[train])
        scores.append(metric(y[val], predict(models[key], X[val])))
    return np.array(scores)
