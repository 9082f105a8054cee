"""subtracts the mean from the caller's targets in place, and adds it again

Breaks: that `X` and `y` stay as they are
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    y -= 0.5
    for train, val in folds:
        model = fit(X[train], y[train] + 0.5)
        predictions = predict(model, X[val])
        scores.append(metric(y[val] + 0.5, predictions))
    return np.array(scores)
