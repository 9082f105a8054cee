"""takes any word that begins with one of the four

Breaks: `ValueError` for another word
Slips: 1
"""


def boosting_residual(loss, y, s):
    if loss.startswith("squared"):
        return y - s
    if loss.startswith("absolute"):
        return np.sign(y - s)
    if loss.startswith("logistic"):
        return y * np.exp(-np.logaddexp(0, y * s))
    if loss.startswith("exponential"):
        return y * np.exp(-y * s)
    raise ValueError(loss)
