"""returns zero for a single hypothesis

Breaks: a single hypothesis
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum() if len(weights) > 1 else 0 * weights
