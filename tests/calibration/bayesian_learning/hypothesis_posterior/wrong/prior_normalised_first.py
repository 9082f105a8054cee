"""normalises the priors first, where tiny ones add up to 0"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        total = log_prior - np.log(np.exp(log_prior).sum()) + log_lik
    top = total.max()
    if top == -np.inf or not np.any((log_prior > -np.inf) & (log_lik > -np.inf)):
        raise ValueError("no hypothesis is left")
    weight = np.exp(total - top)
    return weight / weight.sum()
