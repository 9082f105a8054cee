"""returns 0 for every constant prediction

Breaks: worse than the mean
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return float(np.array_equal(y_true, y_pred))
    if y_pred.max() == y_pred.min():
        return 0.0
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2))
