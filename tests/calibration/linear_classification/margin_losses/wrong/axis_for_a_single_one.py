"""answers an array without axes with one that has an axis

Breaks: an array without axes
Slips: 1
"""


def margin_losses(margins):
    m = np.atleast_1d(np.asarray(margins, dtype=np.float64))
    with np.errstate(over="ignore"):
        return {
            "zero_one": (m <= 0).astype(float),
            "perceptron": np.maximum(0.0, -m),
            "hinge": np.maximum(0.0, 1 - m),
            "logistic": np.logaddexp(0.0, -m),
            "exponential": np.exp(-m),
            "squared": (1 - m) ** 2,
        }
