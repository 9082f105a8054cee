"""calls the first loss 0-1

Slips: 1, that key is in three of the tests
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "0-1": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
