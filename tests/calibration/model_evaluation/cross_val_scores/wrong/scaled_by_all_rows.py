"""standardises X by means and spreads of all rows first

Slips: 1, every model is given columns that have seen the validation rows
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    X = (X - X.mean(axis=0)) / (X.std(axis=0) + 1e-300)
    for train, val in folds:
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
