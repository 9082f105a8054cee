"""works on one axis only

Breaks: tables of margins
Slips: 1, tables and integers come as tables
"""


def margin_losses(margins):
    m = np.array([float(v) for v in margins])
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
