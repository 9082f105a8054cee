"""returns -1e9 for all that is worse

Breaks: without limit
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return float(np.array_equal(y_true, y_pred))
    return max(
        -1e9, float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2))
    )
