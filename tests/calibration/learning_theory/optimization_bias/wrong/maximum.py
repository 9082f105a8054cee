"""takes the worst model of each trial

Breaks: that the best model of each trial counts
Slips: 1, no mean is right
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    errors = rng.binomial(n_val, 0.5, size=(n_trials, n_models)) / n_val
    return float(np.mean(0.5 - errors.max(axis=1)))
