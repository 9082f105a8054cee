"""takes tiny errors for none where the targets are constant

Breaks: predictions that are nearly exact, too)
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.abs(y_true - y_pred).max() < 1e-12 else 0.0
    total = np.sum((y_true - y_true.mean()) ** 2)
    return float(1 - np.sum((y_true - y_pred) ** 2) / total)
