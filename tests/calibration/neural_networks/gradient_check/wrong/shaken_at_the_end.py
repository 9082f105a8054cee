"""moves theta by h and back in place at the end, which rounds

Breaks: that `theta` stays as it was to the last bit
"""


def gradient_check(f, theta, grad, h=1e-05, n_checks=10, rng=None):
    given, theta = theta, np.array(theta, dtype=float)
    checked = np.arange(theta.size)
    if rng is not None:
        checked = rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)
    errors = []
    for i in checked:
        right, left = theta.copy(), theta.copy()
        right[i] += h
        left[i] -= h
        numeric = (f(right) - f(left)) / (2 * h)
        errors.append(abs(grad[i] - numeric) / max(1e-8, abs(grad[i]) + abs(numeric)))
    if given.dtype == float:
        given += 0.1
        given -= 0.1
    return float(max(errors))
