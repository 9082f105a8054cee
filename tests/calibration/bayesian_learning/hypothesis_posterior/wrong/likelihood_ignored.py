"""leaves the likelihood out

Slips: 1, the data decide nearly every case
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.asarray(log_prior, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
