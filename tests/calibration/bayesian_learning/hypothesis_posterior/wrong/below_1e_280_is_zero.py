"""gives 0 to posteriors below 1e-280

Breaks: likelihoods too small for a float
"""

import numpy as np


def hypothesis_posterior(log_prior: np.ndarray, log_lik: np.ndarray) -> np.ndarray:
    total = np.asarray(log_prior, float) + np.asarray(log_lik, float)
    if np.all(total == -np.inf):
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    weights[weights < 1e-280] = 0.0
    return weights / weights.sum()
