"""returns index 0 if nothing is left

Breaks: `ValueError` if nothing is left
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        return 0, int(np.argmax(log_lik))
    return int(np.argmax(total)), int(np.argmax(log_lik))
