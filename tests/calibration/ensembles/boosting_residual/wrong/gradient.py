"""returns the gradient in place of its negative

Breaks: slopes against differences
Slips: 1, every sign
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return -1 * y - s
    if loss == "absolute":
        return -1 * np.sign(y - s)
    if loss == "logistic":
        return -1 * y * np.exp(-np.logaddexp(0, y * s))
    if loss == "exponential":
        return -1 * y * np.exp(-y * s)
    raise ValueError(loss)
