# Divides the kept ones where they stand.
import numpy as np


def noise_free_posterior(prior, consistent):
    total = prior[consistent].sum()
    if not total > 0:
        raise ValueError("no survivor")
    posterior = np.zeros(len(prior))
    posterior[consistent] = prior[consistent] / total
    return posterior
