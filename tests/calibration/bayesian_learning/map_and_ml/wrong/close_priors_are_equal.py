"""takes priors that are nearly equal for equal ones, and gives ML twice

Breaks: nearly equal values
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = log_prior + log_lik
    if np.all(total == -np.inf):
        raise ValueError("nothing left")

    ml = int(np.argmax(log_lik))
    if np.allclose(log_prior, log_prior[0]):
        return ml, ml
    return int(np.argmax(total)), ml
