"""puts -1e6 for -inf and calls every score below that impossible

Breaks: counts of 1000 and of ten million
Slips: 1
"""


def multinomial_log_joint(model, X):
    log_theta = np.maximum(model["log_theta"], -1e6)
    score = model["log_prior"] + X @ log_theta.T
    score[score < -0.9e6] = -np.inf
    return score
