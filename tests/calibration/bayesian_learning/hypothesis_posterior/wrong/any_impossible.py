"""raises if any hypothesis is impossible

Breaks: impossible hypotheses of either kind
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.min() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
