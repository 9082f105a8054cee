"""clips margins to 500 in either direction in the logistic loss

Breaks: margins of $\\pm 1000$
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -np.clip(m, -500, 500)),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
