"""lifts logarithms below -700 to -700

Breaks: that a constant added to all log-likelihoods changes nothing
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.maximum(np.add(log_prior, log_lik, dtype=float), -700)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
