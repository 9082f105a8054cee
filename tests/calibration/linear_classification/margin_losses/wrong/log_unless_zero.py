"""takes -log of the sigmoid for negative margins wherever that is not 0"""


def margin_losses(margins):
    m = np.asarray(margins, dtype=float)
    p = np.where(m < 0, np.exp(np.minimum(m, 0.0)) / (1 + np.exp(-np.abs(m))), 1.0)
    with np.errstate(over="ignore"):
        exponential = np.exp(-m)
    on_the_left = np.where(p > 0, -np.log(np.where(p > 0, p, 1.0)), -m)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0.0, -m),
        "hinge": np.maximum(0.0, 1 - m),
        "logistic": np.where(m < 0, on_the_left, np.log1p(np.exp(-np.abs(m)))),
        "exponential": exponential,
        "squared": (1 - m) ** 2,
    }
