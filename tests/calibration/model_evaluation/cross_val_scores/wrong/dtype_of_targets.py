"""keeps the scores in the dtype of the targets

Breaks: integers and text as targets
Slips: 1
"""


def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = [metric(y[val], predict(fit(X[train], y[train]), X[val])) for train, val in folds]
    return np.array(scores, dtype=y.dtype)
