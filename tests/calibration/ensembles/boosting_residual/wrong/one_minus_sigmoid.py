"""subtracts the sigmoid from 1, which loses small values

Breaks: small values of the logistic one
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return y * (1 - np.exp(-np.logaddexp(0, -y * s)))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
