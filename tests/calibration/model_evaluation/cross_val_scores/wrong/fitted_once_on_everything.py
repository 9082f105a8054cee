"""fits one model to all rows, and scores it on each fold

Slips: 1, no model is that of its fold
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    model = fit(X, y)
    for train, val in folds:
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
