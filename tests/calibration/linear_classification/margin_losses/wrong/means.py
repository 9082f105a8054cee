"""returns the mean of each loss

Slips: 1, a mean is no array
"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    losses = {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0, -m),
        "hinge": np.maximum(0, 1 - m),
        "logistic": np.logaddexp(0, -m),
        "exponential": np.exp(-m),
        "squared": (1 - m) ** 2,
    }
    return {k: v.mean() for k, v in losses.items()}
