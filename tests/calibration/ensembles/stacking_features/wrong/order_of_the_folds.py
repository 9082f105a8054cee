"""puts one fold below the other, in the order of the folds

Breaks: that rows keep the order of the table where folds are shuffled
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    blocks = []
    for train, val in folds:
        block = [predict(fit(X[train], y[train]), X[val]) for fit, predict in zip(fits, predicts)]
        blocks.append(np.column_stack(block))
    return np.vstack(blocks) * 1.0
