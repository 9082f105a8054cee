"""sets entries below 1e-4 to zero, as if they were rounding

Breaks: quadratic forms
"""


def numerical_hessian(f, x, h=1e-4):
    x = np.asarray(x, dtype=float)
    d = len(x)
    E, H = h * np.eye(d), np.zeros((d, d))
    for i in range(d):
        for j in range(i, d):
            a, b = E[i], E[j]
            H[i, j] = (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (4 * h**2)
            H[j, i] = H[i, j]
    H[np.abs(H) < 1e-4] = 0.0
    return H
