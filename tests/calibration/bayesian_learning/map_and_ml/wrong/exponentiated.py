"""compares exponentials, which underflow

Slips: 1, no comparison of sums far below 0 is right, of neither index
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmax(np.exp(total))), int(np.argmax(np.exp(log_lik)))
