"""multiplies by a matrix, where 0 times -inf is nan

Breaks: possible rows of a model with $\\beta = 0$
Slips: 1
"""


def multinomial_log_joint(model, X):
    return np.asarray(X, dtype=float) @ model["log_theta"].T + model["log_prior"]
