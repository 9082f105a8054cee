"""cuts scores to the range from -30 to 30

Breaks: small values of the logistic one
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return y * np.exp(-np.logaddexp(0, np.clip(y * s, -30, 30)))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
