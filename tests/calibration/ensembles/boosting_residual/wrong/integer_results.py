"""keeps the dtype of integer labels

Breaks: integers
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return (y * np.exp(-np.logaddexp(0, y * s))).astype(y.dtype)
    if loss == "exponential":
        return (y * np.exp(-y * s)).astype(y.dtype)
    raise ValueError(loss)
