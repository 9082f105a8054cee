"""normalises the priors first, and loses those that are too large or small for a float"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    with np.errstate(all="ignore"):
        total = log_prior - np.log(np.exp(log_prior).sum()) + log_lik
    if not np.any(total > -np.inf):
        raise ValueError("nothing left")
    return int(np.argmax(total)), int(np.argmax(log_lik))
