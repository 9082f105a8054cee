"""takes errors below 1e-15 of constant targets for none

Breaks: predictions that are nearly exact, too
Slips: 1
"""


def r2_score(y_true, y_pred):
    y, p = np.asarray(y_true, float), np.asarray(y_pred, float)
    res, tot = np.sum((y - p) ** 2), np.sum((y - np.mean(y)) ** 2)
    if np.max(y) == np.min(y):
        return 1.0 if res <= 1e-30 else 0.0
    return float(1 - res / tot)
