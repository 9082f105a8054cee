"""computes the exponential before it divides

Breaks: logistic scores far out on both sides
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return y * np.exp(-y * s) / (1 + np.exp(-y * s))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
