"""subtracts the largest log-likelihood in place if it is above 0

Breaks: that the arguments stay as they were
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    if log_lik.max() > 0:
        log_lik -= log_lik.max()
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
