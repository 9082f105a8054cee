"""calls equal priors a tie and takes index 0 for MAP

Breaks: equal priors
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    best = 0 if np.all(log_prior == log_prior[0]) else int(np.argmax(total))
    return best, int(np.argmax(log_lik))
