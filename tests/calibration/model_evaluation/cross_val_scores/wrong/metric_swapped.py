"""gives the metric the predictions first and the truth second

Breaks: a metric that is not symmetric
Slips: 1, every score of a metric that is not symmetric is wrong
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(predictions, y[val]))
    return np.array(scores)
