"""takes targets for constant within a relative tolerance, as np.allclose does

Breaks: targets far from zero
Slips: 1
"""


def r2_score(y_true, y_pred):
    if np.allclose(y_true, y_true[0], atol=0.0):
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    total = np.sum((y_true - y_true.mean()) ** 2)
    return float(1 - np.sum((y_true - y_pred) ** 2) / total)
