"""corrects for one feature, as the adjusted score does

Slips: 1, only perfect scores are right
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    n = len(y_true)
    share = np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2)
    return float(1 - share * (n - 1) / max(n - 2, 1))
