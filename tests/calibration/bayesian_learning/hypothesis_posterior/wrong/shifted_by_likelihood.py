"""subtracts the largest log-likelihood in place of the largest sum

Breaks: impossible hypotheses of either kind
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - np.max(log_lik))
    return weights / weights.sum()
