"""subtracts the largest sum only if the likelihoods add up to 0 or infinity

Breaks: likelihoods too small for a float
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    with np.errstate(over="ignore"):
        weights = np.exp(total)
    if weights.sum() in (0, np.inf):
        weights = np.exp(total - total.max())
    return weights / weights.sum()
