# With rows of an identity matrix.
def gradient_check(f, theta, grad, h=1e-5, n_checks=10, rng=None):
    theta = np.asarray(theta, dtype=float)
    m = theta.size
    chosen = np.arange(m) if rng is None else rng.choice(m, size=min(n_checks, m), replace=False)
    steps = h * np.eye(m)[chosen]
    n = np.array([(f(theta + e) - f(theta - e)) / (2 * h) for e in steps])
    a = np.asarray(grad, dtype=float)[chosen]
    return float(np.max(np.abs(a - n) / np.maximum(1e-8, np.abs(a) + np.abs(n))))
