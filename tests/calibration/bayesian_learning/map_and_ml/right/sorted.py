# Sorts the indices.
import numpy as np


def map_and_ml(log_prior, log_lik):
    total = log_prior + log_lik
    if not np.isfinite(total).any():
        raise ValueError("no hypothesis is possible")
    indices = range(len(total))
    return sorted(indices, key=lambda i: -total[i])[0], sorted(indices, key=lambda i: -log_lik[i])[
        0
    ]
