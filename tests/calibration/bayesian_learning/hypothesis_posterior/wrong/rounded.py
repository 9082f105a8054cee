"""rounds the posterior to eight decimals

Slips: 1, few posteriors have no more digits
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return np.round(weights / weights.sum(), 8)
