"""takes the exponential of -y s for the logistic loss beyond 15

Breaks: small values of the logistic one
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        m = y * s
        with np.errstate(over="ignore"):
            return y * np.where(m > 15, np.exp(-np.maximum(m, 0)), 1 / (1 + np.exp(m)))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
