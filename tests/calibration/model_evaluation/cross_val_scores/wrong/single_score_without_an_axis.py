"""returns a single score as a number in place of an array where there is one fold

Breaks: one score per fold
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        scores.append(metric(y[val], predict(model, X[val])))
    return np.squeeze(scores)
