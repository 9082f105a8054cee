"""keeps float32 margins, and so losses, in float32

Breaks: `float32` margins (losses are float64)
"""


def margin_losses(margins):
    m = margins * 1.0
    with np.errstate(over="ignore"):
        return {
            "zero_one": np.where(m <= 0, 1.0, 0.0),
            "perceptron": np.maximum(0.0, -m),
            "hinge": np.maximum(0.0, 1 - m),
            "logistic": np.logaddexp(0.0, -m),
            "exponential": np.exp(-m),
            "squared": (1 - m) ** 2,
        }
