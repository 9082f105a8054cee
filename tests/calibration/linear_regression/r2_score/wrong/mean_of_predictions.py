"""measures deviations from the mean of the predictions

Slips: 1, every biased score is wrong
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_pred.mean()) ** 2))
