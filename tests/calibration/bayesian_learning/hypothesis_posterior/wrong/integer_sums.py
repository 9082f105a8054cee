"""keeps integers of the arguments in its result

Breaks: integers
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    posterior = np.zeros_like(log_lik)
    posterior[:] = weights / weights.sum()
    return posterior
