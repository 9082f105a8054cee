"""clips the exponent at 500

Breaks: large exponential losses
Breaks: all six losses
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(np.minimum(-m, 500)),
        "squared": (1 - m) ** 2,
    }
