"""raises ValueError if the priors add up to more than 1"""

import numpy as np


def hypothesis_posterior(log_prior: np.ndarray, log_lik: np.ndarray) -> np.ndarray:
    with np.errstate(over="ignore"):
        if np.exp(np.asarray(log_prior, float)).sum() > 1 + 1e-9:
            raise ValueError("no priors")
    total = np.asarray(log_prior, float) + np.asarray(log_lik, float)
    if np.all(total == -np.inf):
        raise ValueError("nothing left")
    weights = np.exp(total - total.max())
    return weights / weights.sum()
