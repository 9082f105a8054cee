"""calls targets constant that have one absolute value

Breaks: worse than the mean
Slips: 1
"""


def r2_score(y_true, y_pred):
    if np.abs(y_true).max() == np.abs(y_true).min():
        return float(np.array_equal(y_true, y_pred))
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2))
