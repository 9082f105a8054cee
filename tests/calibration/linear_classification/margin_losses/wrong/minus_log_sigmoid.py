"""takes minus the logarithm of the sigmoid

Breaks: margins of $\\pm 1000$
Breaks: tiny logistic losses
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": -np.log(1 / (1 + np.exp(-m))),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
