# One table of rows, classes and features.
def gaussian_log_joint(model, X):
    z = (X[:, None, :] - model["mean"]) / np.sqrt(model["var"])
    heights = np.log(model["var"]).sum(axis=1) + X.shape[1] * np.log(2 * np.pi)
    return model["log_prior"] - 0.5 * (heights + (z * z).sum(axis=2))
