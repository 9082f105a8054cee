"""keeps the mean of integer targets in their dtype, which cuts off the fraction

Breaks: integers
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return float(np.array_equal(y_true, y_pred))
    baseline = np.full_like(y_true, y_true.mean())
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - baseline) ** 2))
