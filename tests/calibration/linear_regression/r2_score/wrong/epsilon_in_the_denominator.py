"""adds a small number to the denominator, so that constant targets score -1e11

Breaks: in tiny units
Slips: 1
"""


def r2_score(y_true, y_pred):
    residual = np.sum((y_true - y_pred) ** 2)
    total = np.sum((y_true - y_true.mean()) ** 2)
    return float(1 - residual / (total + 1e-12))
