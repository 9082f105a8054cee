"""divides by the deviation of y on the way to a correlation

Breaks: constant `y`
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("constant x")
    with np.errstate(all="ignore"):
        w1 = np.corrcoef(x, y)[0, 1] * y.std() / x.std()
    return float(y.mean() - w1 * x.mean()), float(w1)
