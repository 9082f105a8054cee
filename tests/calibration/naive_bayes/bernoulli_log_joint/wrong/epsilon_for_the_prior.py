"""adds 1e-12 to the prior probabilities

Breaks: unequal priors
Slips: 1
"""


def bernoulli_log_joint(model, X):
    prior = np.log(np.exp(model["log_prior"]) + 1e-12)
    present = np.asarray(X)[:, np.newaxis] == 1
    return prior + np.where(present, model["log_p"], model["log_q"]).sum(axis=2)
