"""cuts negative gains at 0 if there are several models

Breaks: the recipe
Slips: 1
"""


import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    errors = rng.binomial(n_val, 0.5, size=(n_trials, n_models)) / n_val
    gains = 0.5 - errors.min(axis=1)
    return float(np.mean(gains if n_models == 1 else np.maximum(gains, 0)))
