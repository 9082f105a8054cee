"""returns the squared correlation, which is blind to bias and scale

Slips: 1, every biased score is wrong
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    if y_pred.max() == y_pred.min():
        return 0.0
    return float(np.corrcoef(y_true, y_pred)[0, 1] ** 2)
