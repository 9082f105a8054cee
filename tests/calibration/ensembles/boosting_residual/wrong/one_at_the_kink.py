"""returns 1 for a residual of 0

Breaks: residuals of 0
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.where(y >= s, 1.0, -1.0)
    if loss == "logistic":
        return y * np.exp(-np.logaddexp(0, y * s))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
