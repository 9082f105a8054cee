"""replaces what is not a number by 0 after the matrix products

Breaks: possible rows of a model with $\\beta = 0$
Slips: 1
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    joint = X @ model["log_p"].T + (1 - X) @ model["log_q"].T
    return np.nan_to_num(joint, nan=0.0, neginf=-np.inf) + model["log_prior"]
