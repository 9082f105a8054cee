"""subtracts the mean of the sums that are not minus infinity

Breaks: likelihoods too small for a float
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total[total > -np.inf].mean())
    return weights / weights.sum()
