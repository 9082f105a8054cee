"""loses the logistic loss of large margins to rounding

Breaks: tiny logistic losses
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.maximum(0, -m) + np.log(1 + np.exp(-np.abs(m))),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
