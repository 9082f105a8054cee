"""takes predictions of constant targets for exact up to their last digits

Breaks: predictions that are nearly exact
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return float(np.allclose(y_true, y_pred, rtol=4.5e-16, atol=0))
    return float(1 - np.sum((y_true - y_pred) ** 2) / np.sum((y_true - y_true.mean()) ** 2))
