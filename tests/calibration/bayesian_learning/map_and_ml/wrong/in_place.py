"""adds the prior to the log-likelihoods in place

Breaks: that the arguments stay as they were
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    likeliest = int(np.argmax(log_lik))
    log_lik += log_prior
    if log_lik.max() == -np.inf:
        raise ValueError("nothing left")
    return int(np.argmax(log_lik)), likeliest
