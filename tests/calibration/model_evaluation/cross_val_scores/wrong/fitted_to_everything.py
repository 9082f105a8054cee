"""fits each model to all rows, its validation rows included

Breaks: the rows that `fit` was given
Slips: 1, no model is that of its fold
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X, y)
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
