"""takes a score below -1e8 for impossible

Breaks: counts of 1000 and of ten million
Slips: 1
"""


def multinomial_log_joint(model, X):
    joint = model["log_prior"] + X.astype(float) @ np.maximum(model["log_theta"], -1e9).T
    return np.where(joint < -1e8, -np.inf, joint)
