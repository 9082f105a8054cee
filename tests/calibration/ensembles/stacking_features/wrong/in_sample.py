"""fits every model to all rows, and predicts them

Breaks: that no row is predicted by a model that saw it
Slips: 1, every prediction leaks
"""


def stacking_features(fits, predicts, X, y, folds):
    return np.column_stack([predict(fit(X, y), X) for fit, predict in zip(fits, predicts)]) * 1.0
