"""squares margins in their own dtype, in which int8 overflows

Breaks: integers (`int8` included, whose squares would not fit)
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(-m),
        "squared": np.asarray((1 - np.asarray(margins)) ** 2, dtype=float),
    }
