"""makes a thousand trials at most

Breaks: other numbers of trials
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    wrong = rng.binomial(n_val, 0.5, size=(min(n_trials, 1000), n_models))
    return float(np.mean(0.5 - wrong.min(axis=1) / n_val))
