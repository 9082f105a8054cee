"""returns 0 for the absolute loss where y and s differ by less than 1e-12

Breaks: residuals of 0
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.where(np.abs(y - s) < 1e-12, 0.0, np.sign(y - s))
    if loss == "logistic":
        return y * np.exp(-np.logaddexp(0, y * s))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
