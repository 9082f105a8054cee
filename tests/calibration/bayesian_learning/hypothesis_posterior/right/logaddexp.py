# Adds up in the world of logarithms.
import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    total = np.asarray(log_prior, dtype=float) + log_lik
    norm = np.logaddexp.reduce(total)
    if norm == -np.inf:
        raise ValueError("every hypothesis is impossible")
    return np.exp(total - norm)
