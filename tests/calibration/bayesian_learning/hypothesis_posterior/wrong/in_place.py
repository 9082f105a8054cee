"""adds the prior to the log-likelihoods in place

Breaks: that the arguments stay as they were
Slips: 1, three tests look at the arguments
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = log_lik
    total += log_prior
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
