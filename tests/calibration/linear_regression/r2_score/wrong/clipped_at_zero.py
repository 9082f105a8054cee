"""cuts off negative scores

Breaks: perfect predictions, the mean, worse than the mean (negative, without limit)
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    score = 1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2)
    return float(max(score, 0.0))
