"""predicts with the model of the fold before

Breaks: a new model for each fold
Slips: 1, all models but the first are wrong
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    before = None
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model if before is None else before, X[val])
        before = model
        scores.append(metric(y[val], predictions))
    return np.array(scores)
