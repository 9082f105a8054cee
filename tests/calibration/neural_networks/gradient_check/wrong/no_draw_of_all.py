"""draws nothing where n_checks covers all coordinates

Breaks: fewer coordinates than `n_checks`
"""

import numpy as np


def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    theta, grad = np.array(theta, dtype=float), np.array(grad, dtype=float)
    idx = range(theta.size)
    if rng is not None and n_checks < theta.size:
        idx = rng.choice(theta.size, size=n_checks, replace=False)
    worst = 0.0
    for i in idx:
        up, down = theta.copy(), theta.copy()
        up[i] += h
        down[i] -= h
        n = (f(up) - f(down)) / (2 * h)
        a = grad[i]
        worst = max(worst, abs(a - n) / max(1e-8, abs(a) + abs(n)))
    return worst
