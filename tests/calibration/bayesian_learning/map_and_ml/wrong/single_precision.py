"""compares in single precision

Breaks: nearly equal values
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = log_prior + log_lik
    if np.all(total == -np.inf):
        raise ValueError("nothing left")

    return int(np.argmax(total.astype(np.float32))), int(np.argmax(log_lik.astype(np.float32)))
