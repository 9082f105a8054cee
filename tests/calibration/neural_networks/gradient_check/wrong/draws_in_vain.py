"""draws a second set of coordinates that it does not check

Breaks: the draw of coordinates
"""


def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    theta, grad = np.array(theta, dtype=float), np.asarray(grad, dtype=float)
    m = theta.size
    checked, worst = np.arange(m), 0.0
    if rng is not None:
        sets = [rng.choice(m, size=min(n_checks, m), replace=False) for _ in range(2)]
        checked = sets[0]
    for i in checked:
        step = np.zeros(m)
        step[i] = h
        slope = (f(theta + step) - f(theta - step)) / (2 * h)
        worst = max(worst, abs(grad[i] - slope) / max(1e-8, abs(grad[i]) + abs(slope)))
    return float(worst)
