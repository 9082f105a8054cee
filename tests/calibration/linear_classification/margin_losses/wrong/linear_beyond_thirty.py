"""sets the logistic loss to 0 beyond a margin of 30

Breaks: tiny logistic losses
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.where(m > 30, 0.0, np.logaddexp(0, -m)),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
