"""moves theta in place and does not move it back

Breaks: that `theta` stays as it was to the last bit
Breaks: that $f$ sees one coordinate moved at a time
Slips: 1, all later coordinates are taken at another point
"""


def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    places = range(theta.size)
    if rng is not None:
        places = rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)
    worst = 0.0
    for i in places:
        theta[i] += h
        up = f(theta)
        theta[i] -= 2 * h
        n = (up - f(theta)) / (2 * h)
        worst = max(worst, abs(grad[i] - n) / max(1e-8, abs(grad[i]) + abs(n)))
    return float(worst)
