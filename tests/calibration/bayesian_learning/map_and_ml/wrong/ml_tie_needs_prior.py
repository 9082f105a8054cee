"""takes of equal likelihoods the first with a positive prior

Breaks: impossible hypotheses of either kind
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = log_prior + log_lik
    if np.all(total == -np.inf):
        raise ValueError("nothing left")

    best = np.flatnonzero(log_lik == log_lik.max())
    alive = best[log_prior[best] > -np.inf]
    return int(np.argmax(total)), int(alive[0] if len(alive) else best[0])
