"""leaves out the last fold

Breaks: one score per fold in the order of `folds`
Slips: 1, every list of scores is too short
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds[:-1]:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
