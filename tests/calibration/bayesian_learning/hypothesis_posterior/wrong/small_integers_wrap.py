"""adds the two arrays in their own type, in which small integers wrap around

Breaks: integers
"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.asarray(log_prior) + np.asarray(log_lik)
    if not np.any(total > -np.inf):
        raise ValueError("nothing left")
    total = total.astype(float)
    weights = np.exp(total - total.max())
    return weights / weights.sum()
