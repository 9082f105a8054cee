"""keeps both in one table of the dtype of x, which cuts off fractions of y beside integers

Breaks: integers
Slips: 1
"""


def fit_simple_regression(x, y):
    table = np.empty((len(x), 2), dtype=x.dtype)
    table[:, 0], table[:, 1] = x, y
    if x.max() == x.min():
        raise ValueError("constant x")
    x_mean, y_mean = table.mean(axis=0)
    dx, dy = table[:, 0] - x_mean, table[:, 1] - y_mean
    w1 = dx @ dy / (dx @ dx)
    return float(y_mean - w1 * x_mean), float(w1)
