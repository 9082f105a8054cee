"""tries f with all coordinates moved before it begins

Breaks: that $f$ sees one coordinate moved at a time
"""


def gradient_check(f, theta, grad, h=1e-05, n_checks=10, rng=None):
    theta = np.array(theta, dtype=float)
    checked = np.arange(theta.size)
    if rng is not None:
        checked = rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)
    errors = []
    f(theta + h)
    for i in checked:
        right, left = theta.copy(), theta.copy()
        right[i] += h
        left[i] -= h
        numeric = (f(right) - f(left)) / (2 * h)
        errors.append(abs(grad[i] - numeric) / max(1e-8, abs(grad[i]) + abs(numeric)))
    return float(max(errors))
