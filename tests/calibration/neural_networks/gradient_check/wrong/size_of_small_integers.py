"""takes the size of a claim in its small integer type, where -128 stays negative

Breaks: integers
"""

import numpy as np


def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    theta = np.array(theta, dtype=float)
    places = range(theta.size)
    if rng is not None:
        places = rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)
    errors = []
    for i in places:
        step = np.zeros(theta.size)
        step[i] = h
        n = (f(theta + step) - f(theta - step)) / (2 * h)
        errors.append(abs(grad[i] - n) / max(1e-8, abs(grad[i]) + abs(n)))
    return float(max(errors))
