"""takes longer steps where theta is above 100

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
        step = h * max(1.0, abs(theta[i]) / 100)
        up, down = theta.copy(), theta.copy()
        up[i] += step
        down[i] -= step
        n = (f(up) - f(down)) / (2 * step)
        a = grad[i]
        worst = max(worst, abs(a - n) / max(1e-8, abs(a) + abs(n)))
    return worst
