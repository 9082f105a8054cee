"""returns residuals in the type of the targets

Breaks: integers
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return (y - s).astype(y.dtype)
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return y * np.exp(-np.logaddexp(0, y * s))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
