"""returns the scores in the opposite order of the folds

Breaks: one score per fold in the order of `folds`
Slips: 1, nearly every score stands in another place
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores[::-1])
