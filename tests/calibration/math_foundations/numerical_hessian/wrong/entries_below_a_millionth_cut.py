"""sets entries below 1e-6 to zero, whatever the unit of f

Breaks: quadratic forms
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    x = np.asarray(x, dtype=float)
    d = len(x)
    E, H = h * np.eye(d), np.zeros((d, d))
    for i in range(d):
        for j in range(i, d):
            a, b = E[i], E[j]
            H[i, j] = (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (4 * h**2)
            H[j, i] = H[i, j]
    return np.where(np.abs(H) < 1e-6, 0.0, H)
