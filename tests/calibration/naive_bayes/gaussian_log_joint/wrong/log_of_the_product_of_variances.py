"""takes the logarithm of the product of all variances, which underflows

Breaks: 300 features at once
Slips: 1
"""


def gaussian_log_joint(model, X):
    squares = (X[:, np.newaxis, :] - model["mean"]) ** 2 / model["var"]
    spread = np.log(np.prod(2 * np.pi * model["var"], axis=1))
    return model["log_prior"] - 0.5 * (spread + squares.sum(axis=2))
