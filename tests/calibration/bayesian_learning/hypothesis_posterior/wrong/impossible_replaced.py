"""takes minus a thousand for minus infinity"""

import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    total = np.where(np.isinf(total), -1000.0, total)
    weights = np.exp(total - total.max())
    return weights / weights.sum()
