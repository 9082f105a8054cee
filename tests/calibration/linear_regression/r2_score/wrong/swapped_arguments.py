"""divides by the variation of the predictions

Slips: 1, every noisy score is wrong
"""


def r2_score(y_true, y_pred):
    y_true, y_pred = y_pred, y_true
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2))
