"""takes the logistic loss for saturated where y s is below -15

Breaks: logistic scores far out on both sides
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        m = y * s
        return np.where(m < -15, y, y * np.exp(-np.logaddexp(0, m)))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
