"""moves theta in place and back by adding h, which rounds

Breaks: that `theta` stays as it was to the last bit
Slips: 2, integers are moved in place, too, which cuts steps off
"""


def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    places = range(theta.size)
    if rng is not None:
        places = rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)
    worst = 0.0
    for i in places:
        theta[i] = theta[i] + h
        up = f(theta)
        theta[i] = theta[i] - 2 * h
        n = (up - f(theta)) / (2 * h)
        theta[i] = theta[i] + h
        worst = max(worst, abs(grad[i] - n) / max(1e-8, abs(grad[i]) + abs(n)))
    return float(worst)
