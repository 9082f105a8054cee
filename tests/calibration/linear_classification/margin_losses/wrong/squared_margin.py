"""squares the margin itself

Breaks: all six losses
Slips: 1, that loss is in three of the tests
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(-m),
        "squared": m ** 2,
    }
