"""calls targets constant only if their computed variance is exactly zero

Breaks: constant targets (0.1 repeated among them
Slips: 1
"""


def r2_score(y_true, y_pred):
    residual = np.sum((y_true - y_pred) ** 2)
    total = np.sum((y_true - y_true.mean()) ** 2)
    if total == 0:
        return 1.0 if residual == 0 else 0.0
    return float(1 - residual / total)
