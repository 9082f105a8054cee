"""turns integers into floats before it hands targets to fit

Breaks: integers and text as targets
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    targets = y.astype(float) if y.dtype.kind in "iu" else y
    scores = []
    for train, val in folds:
        model = fit(X[train], targets[train])
        scores.append(metric(y[val], predict(model, X[val])))
    return np.array(scores)
