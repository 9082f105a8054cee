"""fails for an empty array

Breaks: an empty array
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    if m.min() == m.max():
        m = m.copy()
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
