"""subtracts the likelihood from equal priors

Breaks: equal priors
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if len(total) > 1 and np.ptp(log_prior[np.isfinite(log_prior)]) == 0:
        total = np.subtract(log_prior, log_lik)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmax(total)), int(np.argmax(log_lik))
