"""returns the mean of the scores instead of all of them

Breaks: one score per fold in the order of `folds`
Slips: 1, a single number has lost all scores
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return float(np.mean(scores))
