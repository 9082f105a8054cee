"""raises only if all likelihoods are 0

Breaks: `ValueError` if nothing is left
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if np.max(log_lik) == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmax(total)), int(np.argmax(log_lik))
