"""keeps the counts in bytes, which end at 255

Breaks: the recipe
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    wrong = rng.binomial(n_val, 0.5, size=(n_trials, n_models)).astype(np.uint8)
    return float(np.mean(0.5 - wrong.min(axis=1) / n_val))
