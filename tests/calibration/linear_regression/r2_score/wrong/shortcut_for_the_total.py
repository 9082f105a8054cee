"""computes the total as the sum of squares minus n times the squared mean

Breaks: targets far from zero
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    total = np.sum(y_true**2) - len(y_true) * y_true.mean() ** 2
    return float(1 - np.sum((y_true - y_pred) ** 2) / total)
