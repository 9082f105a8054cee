"""keeps the model of the first fold for all others

Breaks: a new model for each fold
Slips: 1, all models but the first are wrong
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    model = fit(X[folds[0][0]], y[folds[0][0]])
    for train, val in folds:
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
