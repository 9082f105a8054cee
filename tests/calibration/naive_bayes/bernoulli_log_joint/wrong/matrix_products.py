"""multiplies by matrices, where 0 times -inf is nan

Breaks: possible rows of a model with $\\beta = 0$
Slips: 1
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    return X @ model["log_p"].T + (1 - X) @ model["log_q"].T + model["log_prior"]
