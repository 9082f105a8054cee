"""subtracts the targets from the caller's predictions in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    total = np.sum((y_true - y_true.mean()) ** 2)
    if y_pred.dtype != float:
        return float(1 - np.sum((y_true - y_pred) ** 2) / total)
    y_pred -= y_true
    return float(1 - np.sum(y_pred**2) / total)
