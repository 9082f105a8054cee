"""calls the metric for each row of a fold, and averages

Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        guess = predict(fit(X[train], y[train]), X[val])
        rows = [metric(y[[row]], guess[[place]]) for place, row in enumerate(val)]
        scores.append(np.mean(rows))
    return np.array(scores)
