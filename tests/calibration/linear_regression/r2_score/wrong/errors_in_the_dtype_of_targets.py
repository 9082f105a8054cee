"""stores the errors in the dtype of y_true, which cuts off fractions for integers

Breaks: integers
Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    errors = np.empty_like(y_true)
    errors[:] = y_true - y_pred
    return float(1 - np.sum(errors**2) / np.sum((y_true - y_true.mean()) ** 2))
