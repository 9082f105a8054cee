"""starts the search at -1000, below which nothing counts"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    best, top = 0, -1000.0
    for i, value in enumerate(total):
        if value > top:
            best, top = i, value
    return best, int(np.argmax(log_lik))
