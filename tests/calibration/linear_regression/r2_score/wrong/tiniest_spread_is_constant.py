"""calls targets constant that spread by less than 1e-100

Breaks: in tiny units
Slips: 1
"""


def r2_score(y_true, y_pred):
    if np.ptp(y_true) < 1e-100:
        return float(np.array_equal(y_true, y_pred))
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2))
