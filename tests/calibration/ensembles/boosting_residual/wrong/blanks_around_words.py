"""takes a word with blanks around it

Breaks: `ValueError` for another word
Slips: 1
"""


def boosting_residual(loss, y, s):
    loss = loss.strip()
    if loss == "squared":
        return y - s
    if loss == "absolute":
        return np.sign(y - s)
    if loss == "logistic":
        return y * np.exp(-np.logaddexp(0, y * s))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(loss)
