"""writes 0 and 1 over the margins that it was given

Breaks: that the arguments stay as they were
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    losses = {
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
    wrong = m <= 0
    m[wrong] = 1.0
    m[~wrong] = 0.0
    losses["zero_one"] = m.copy()
    return losses
