"""forgives a constant bias, by the variance of the residuals

Slips: 1, every biased score is wrong
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    return float(1 - np.var(y_true - y_pred) / np.var(y_true))
