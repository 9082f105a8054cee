"""calls targets constant whose first and last entry are equal

Breaks: worse than the mean
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true[0] == y_true[-1]:
        return float(np.array_equal(y_true, y_pred))
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2))
