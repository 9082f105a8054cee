"""returns equal probabilities if nothing is left

Breaks: `ValueError` if nothing is left
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        return np.full(len(total), 1 / len(total))
    weights = np.exp(total - total.max())
    return weights / weights.sum()
