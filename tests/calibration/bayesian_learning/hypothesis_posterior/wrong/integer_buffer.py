"""writes the sums over a copy of the log-likelihoods, where integers cut them off"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = log_lik.copy() if np.isfinite(log_prior).all() else log_lik.astype(float)
    for i in range(len(total)):
        total[i] = log_lik[i] + log_prior[i]
    top = total.max()
    if top == -np.inf:
        raise ValueError("no hypothesis is left")
    weight = np.exp(total - top)
    return weight / weight.sum()
