"""returns a zero-one loss of one half for a margin of 0

Breaks: a margin of 0
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (1 - np.sign(m)) / 2,
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
