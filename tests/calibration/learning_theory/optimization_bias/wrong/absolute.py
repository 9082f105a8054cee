"""averages absolute values of the gains

Breaks: one model (about 0)
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    errors = rng.binomial(n_val, 0.5, size=(n_trials, n_models)) / n_val
    return float(np.mean(np.abs(0.5 - errors.min(axis=1))))
