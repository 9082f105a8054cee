"""calls the metric a second time for each fold, to see whether the score is a number

Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        guess = predict(fit(X[train], y[train]), X[val])
        if not np.isfinite(metric(y[val], guess)):
            raise ValueError("the score is no number")
        scores.append(metric(y[val], guess))
    return np.array(scores)
