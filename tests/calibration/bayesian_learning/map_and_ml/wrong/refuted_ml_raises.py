"""raises ValueError if the ML hypothesis has the prior 0

Breaks: impossible hypotheses of either kind
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = log_prior + log_lik
    best, likeliest = int(np.argmax(total)), int(np.argmax(log_lik))
    if total[best] == -np.inf or log_prior[likeliest] == -np.inf:
        raise ValueError("nothing left")
    return best, likeliest
