"""takes each of the two sizes as 5e-9 at least

Breaks: large and tiny slopes
"""

import numpy as np


def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    theta, grad = np.array(theta, dtype=float), np.array(grad, dtype=float)
    idx = (
        range(theta.size)
        if rng is None
        else rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)
    )
    worst = 0.0
    for i in idx:
        up, down = theta.copy(), theta.copy()
        up[i] += h
        down[i] -= h
        n = (f(up) - f(down)) / (2 * h)
        a = grad[i]
        worst = max(worst, abs(a - n) / (max(0.5e-8, abs(a)) + max(0.5e-8, abs(n))))
    return worst
