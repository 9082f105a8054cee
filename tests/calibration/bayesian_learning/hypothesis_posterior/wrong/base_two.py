"""raises 2 in place of e to the sums

Slips: 1, every likelihood ratio is another
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    weights = np.exp2(total - total.max())
    return weights / weights.sum()
