"""multiplies log prior and log-likelihood for MAP

Breaks: log-likelihoods above 0
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmax(np.multiply(log_prior, log_lik))), int(np.argmax(log_lik))
