"""replaces minus infinity in the caller's own model by a huge negative number

Breaks: that `model` and `X` stay as they were
Slips: 1
"""


def multinomial_log_joint(model, X):
    log_theta = model["log_theta"]
    impossible = np.isneginf(log_theta)
    log_theta[impossible] = -1e308
    joint = X @ np.where(impossible, 0.0, log_theta).T + model["log_prior"]
    joint[X @ impossible.T > 0] = -np.inf
    return joint
