"""tosses a coin for each example in place of drawing counts

Breaks: the recipe
Slips: 1, no mean is right
"""

import numpy as np


def optimization_bias(n_val, n_models, rng, n_trials=1000):
    gains = []
    for _ in range(n_trials):
        wrong = rng.integers(0, 2, size=(n_models, n_val)).sum(axis=1)
        gains.append(0.5 - wrong.min() / n_val)
    return float(np.mean(gains))
