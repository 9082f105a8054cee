"""forgets to divide by the number of examples

Breaks: the recipe
Slips: 1, no mean is right
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    errors = rng.binomial(n_val, 0.5, size=(n_trials, n_models))
    return float(np.mean(0.5 - errors.min(axis=1)))
