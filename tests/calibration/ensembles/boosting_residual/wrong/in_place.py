"""subtracts the scores from the targets in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        if y.dtype.kind == "f":
            y -= s
            return y
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return y * np.exp(-np.logaddexp(0, y * s))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
