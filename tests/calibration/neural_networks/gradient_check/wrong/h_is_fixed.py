"""steps by 1e-5 whatever h is

Breaks: large steps, whose error is known exactly
"""


def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    theta = np.array(theta, dtype=float)
    places = range(theta.size)
    if rng is not None:
        places = rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)
    h = 1e-5
    worst = 0.0
    for i in places:
        right, left = theta.copy(), theta.copy()
        right[i] += h
        left[i] -= h
        n = (f(right) - f(left)) / (2 * h)
        worst = max(worst, abs(grad[i] - n) / max(1e-8, abs(grad[i]) + abs(n)))
    return float(worst)
