"""picks rows by a mask, which loses their order

Breaks: the rows that `predict` was given
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        chosen = np.zeros(len(y), dtype=bool)
        chosen[val] = True
        model = fit(X[train], y[train])
        scores.append(metric(y[chosen], predict(model, X[chosen])))
    return np.array(scores)
