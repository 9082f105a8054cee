"""adds the validation row to the training rows where a fold holds a single one

Breaks: the rows that `fit` was given
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for train, val in folds:
        if len(val) == 1:
            train = np.append(train, val)
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
