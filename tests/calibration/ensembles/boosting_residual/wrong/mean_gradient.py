"""divides by the number of rows

Breaks: slopes against differences
Slips: 1, three of the four losses
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return (y - s) / len(y)
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return 1 / len(y) * y * np.exp(-np.logaddexp(0, y * s))
    if loss == "exponential":
        return 1 / len(y) * y * np.exp(-y * s)
    raise ValueError(loss)
