"""predicts the training rows, too, and fits twice

Breaks: a new model for each fold
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        fit(X[train], y[train])
        predict(model, X[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
