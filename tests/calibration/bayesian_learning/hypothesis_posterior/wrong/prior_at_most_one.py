"""takes logarithms of priors above 0 for 0

Breaks: priors that differ
"""

import numpy as np


def hypothesis_posterior(log_prior: np.ndarray, log_lik: np.ndarray) -> np.ndarray:
    total = np.minimum(np.asarray(log_prior, float), 0.0) + np.asarray(log_lik, float)
    if np.all(total == -np.inf):
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
