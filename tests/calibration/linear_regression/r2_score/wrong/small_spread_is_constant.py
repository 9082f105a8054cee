"""calls targets constant that spread by less than 1e-12 of their size

Breaks: constant targets
Slips: 1
"""


def r2_score(y_true, y_pred):
    if np.ptp(y_true) <= 1e-12 * np.abs(y_true).max():
        return float(np.array_equal(y_true, y_pred))
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2))
