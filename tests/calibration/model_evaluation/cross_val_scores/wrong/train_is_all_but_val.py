"""trains on all rows that are not in val, whatever train says

Breaks: folds that leave out some rows altogether
Breaks: indices in any order
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = []
    for _, val in folds:
        train = np.setdiff1d(np.arange(len(y)), val)
        model = fit(X[train], y[train])
        predictions = predict(model, X[val])
        scores.append(metric(y[val], predictions))
    return np.array(scores)
