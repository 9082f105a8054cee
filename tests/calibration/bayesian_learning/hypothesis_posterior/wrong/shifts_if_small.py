"""subtracts the largest sum only if it is negative

Breaks: log-likelihoods above 0 (densities have them)
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - min(total.max(), 0))
    return weights / weights.sum()
