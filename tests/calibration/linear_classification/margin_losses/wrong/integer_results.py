"""keeps losses in the dtype of the margins

Breaks: integers (`int8` included, whose squares would not fit)
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
    return {k: v.astype(np.asarray(margins).dtype) for k, v in losses.items()}
