"""takes a sum of logs below -9000 for impossible

Breaks: $d = 2000$
Slips: 1
"""


def bernoulli_log_joint(model, X):
    log_p, log_q = (np.maximum(model[name], -1e4) for name in ("log_p", "log_q"))
    X = np.asarray(X, float)
    joint = model["log_prior"] + X @ log_p.T + (1 - X) @ log_q.T
    return np.where(joint < -9e3, -np.inf, joint)
