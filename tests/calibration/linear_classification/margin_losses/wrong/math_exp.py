"""raises OverflowError far on the wrong side, where `math.exp` does

Breaks: margins of $\\pm 1000$
Slips: 1
"""


def margin_losses(margins):
    import math
    m = np.asarray(margins, dtype=np.float64)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0.0, -m),
        "hinge": np.maximum(0.0, 1 - m),
        "logistic": np.logaddexp(0.0, -m),
        "exponential": np.array([math.exp(-v) for v in m.ravel()]).reshape(m.shape),
        "squared": (1 - m) ** 2,
    }
