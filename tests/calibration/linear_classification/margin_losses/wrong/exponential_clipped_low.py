"""clips the exponent at 50

Breaks: large exponential losses
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(np.minimum(-m, 50)),
        "squared": (1 - m) ** 2,
    }
