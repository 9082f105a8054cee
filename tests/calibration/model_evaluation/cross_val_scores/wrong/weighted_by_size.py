"""weighs each score by the size of its fold

Breaks: folds of unequal sizes
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(
            metric(y[val], predictions) * len(val) * len(folds) / sum(len(v) for _, v in folds)
        )
    return np.array(scores)
