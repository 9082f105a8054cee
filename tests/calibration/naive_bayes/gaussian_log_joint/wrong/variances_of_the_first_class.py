"""takes the variances of the first class for all classes

Breaks: variances that differ between classes
Slips: 1, most models have classes of different variances
"""


def gaussian_log_joint(model, X):
    spread = model["var"][0]
    squares = (X[:, np.newaxis, :] - model["mean"]) ** 2 / spread
    return model["log_prior"] - 0.5 * (np.log(2 * np.pi * spread) + squares).sum(axis=2)
