# Adds up in a loop.
import numpy as np


def noise_free_posterior(prior, consistent):
    weights = [float(p) if c else 0.0 for p, c in zip(prior, consistent)]
    if sum(weights) == 0:
        raise ValueError("no survivor")
    return np.array([w / sum(weights) for w in weights])
