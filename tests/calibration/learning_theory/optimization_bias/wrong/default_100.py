"""makes 100 trials by default

Breaks: the default of 1000
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=100):
    errors = rng.binomial(n_val, 0.5, size=(n_trials, n_models)) / n_val
    return float(np.mean(0.5 - errors.min(axis=1)))
