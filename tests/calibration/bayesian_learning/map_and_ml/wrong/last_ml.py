"""takes the last of equal likelihoods for ML

Breaks: ties of each kind
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmax(total)), len(log_lik) - 1 - int(np.argmax(log_lik[::-1]))
