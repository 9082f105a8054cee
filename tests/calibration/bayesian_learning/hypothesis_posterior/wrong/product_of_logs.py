"""multiplies the logarithms instead of adding them

Slips: 1, no posterior survives it
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.multiply(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
