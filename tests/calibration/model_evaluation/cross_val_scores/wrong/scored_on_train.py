"""scores each model on its training rows

Breaks: the rows that `predict` was given
Slips: 1, no score is a validation score
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[train])
        scores.append(metric(y[train], predictions))
    return np.array(scores)
