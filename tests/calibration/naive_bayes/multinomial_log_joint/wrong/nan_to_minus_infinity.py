"""takes every nan of the matrix product for -inf

Breaks: possible rows of a model with $\\beta = 0$
Slips: 1
"""


def multinomial_log_joint(model, X):
    joint = np.asarray(X, dtype=float) @ model["log_theta"].T + model["log_prior"]
    return np.where(np.isnan(joint), -np.inf, joint)
