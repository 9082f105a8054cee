"""sorts the scores by size

Breaks: one score per fold in the order of `folds`
Slips: 1, scores stand in the order of the folds by luck only
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.sort(scores)
