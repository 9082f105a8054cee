"""writes minus infinity into the log-likelihoods where the prior is 0

Breaks: that the arguments stay as they were
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = log_prior + log_lik
    if np.all(total == -np.inf):
        raise ValueError("nothing left")

    ml = int(np.argmax(log_lik))
    log_lik[log_prior == -np.inf] = -np.inf
    return int(np.argmax(log_prior + log_lik)), ml
