"""takes variances below 1e-12 for 1e-12

Breaks: narrow bells
Slips: 1
"""


def gaussian_log_joint(model, X):
    var = np.maximum(model["var"], 1e-12)
    z = (X[:, None, :] - model["mean"]) ** 2 / var
    return model["log_prior"] - 0.5 * (np.log(2 * np.pi * var) + z).sum(axis=2)
