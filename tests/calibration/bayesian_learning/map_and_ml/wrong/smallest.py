"""takes the smallest sums and likelihoods

Slips: 1, every answer is turned round
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmin(total)), int(np.argmin(log_lik))
