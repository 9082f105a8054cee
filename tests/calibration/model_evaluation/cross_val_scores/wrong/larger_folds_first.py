"""returns the scores of larger folds first

Breaks: one score per fold in the order of `folds`
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)[np.argsort([-len(val) for _, val in folds], kind="stable")]
