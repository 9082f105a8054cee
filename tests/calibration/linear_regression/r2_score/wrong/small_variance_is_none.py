"""takes targets of a small variance for constant

Breaks: in tiny units
Slips: 1
"""


def r2_score(y_true, y_pred):
    total = np.sum((y_true - y_true.mean()) ** 2)
    if total < 1e-12 or y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    return float(1 - np.sum((y_true - y_pred) ** 2) / total)
