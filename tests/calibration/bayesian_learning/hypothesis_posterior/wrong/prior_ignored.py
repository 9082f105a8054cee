"""leaves the prior out

Breaks: priors that differ
Slips: 1, without the prior nearly every posterior is another
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.asarray(log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
