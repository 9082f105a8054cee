"""gives 0 to what is less than 1e-100 times as probable as the best

Breaks: likelihoods too small for a float
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    weights[weights < 1e-100] = 0.0
    return weights / weights.sum()
