"""takes labels for 0 and 1 in the logistic loss

Breaks: all four losses
Slips: 1, slopes of the logistic loss stand in two tests
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return y - np.exp(-np.logaddexp(0, -s))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
