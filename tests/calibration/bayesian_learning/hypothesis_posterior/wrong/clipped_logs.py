"""lifts finite logarithms below -700 to -700

Breaks: that a constant added to all log-likelihoods changes nothing
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    total = np.where(total > -np.inf, np.maximum(total, -700), -np.inf)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
