"""counts sums within a half as equal"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmax(total >= total.max() - 0.5)), int(np.argmax(log_lik))
