"""takes the logarithms of largest size

Slips: 1, for probabilities the signs are all negative
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmax(abs(total))), int(np.argmax(np.abs(log_lik)))
