# Keeps the best so far.
import numpy as np


def map_and_ml(log_prior, log_lik):
    best = likeliest = None
    for i, (p, l) in enumerate(zip(log_prior, log_lik)):
        if p + l > -np.inf and (best is None or p + l > log_prior[best] + log_lik[best]):
            best = i
        if likeliest is None or l > log_lik[likeliest]:
            likeliest = i
    if best is None:
        raise ValueError("no hypothesis is possible")
    return best, likeliest
