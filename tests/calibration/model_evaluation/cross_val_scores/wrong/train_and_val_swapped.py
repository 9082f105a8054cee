"""trains on the validation rows and scores the training rows

Slips: 1, train and val change places everywhere
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for val, train in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
