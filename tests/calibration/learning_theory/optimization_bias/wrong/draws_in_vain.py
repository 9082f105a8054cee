"""draws for one trial more than it averages over

Breaks: the recipe
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    wrong = rng.binomial(n_val, 0.5, size=(n_trials + 1, n_models))[:n_trials]
    return float(np.mean(0.5 - wrong.min(axis=1) / n_val))
