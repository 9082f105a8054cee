"""takes errors below 1e-5 as none

Breaks: large steps, whose error is known exactly
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
        worst = max(worst, abs(a - n) / max(1e-8, abs(a) + abs(n)))
    return worst if worst > 1e-5 else 0.0
