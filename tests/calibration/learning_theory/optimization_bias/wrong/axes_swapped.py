"""draws a row for each model

Breaks: the recipe
Slips: 1, other draws stand in all exact cases
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    errors = rng.binomial(n_val, 0.5, size=(n_models, n_trials)) / n_val
    return float(np.mean(0.5 - errors.min(axis=0)))
