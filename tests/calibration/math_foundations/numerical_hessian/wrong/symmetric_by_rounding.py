"""computes both halves and rounds them to eight digits

Breaks: exact symmetry (for every h)
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    x = x.astype(float)
    d = len(x)
    steps = h * np.eye(d)
    H = np.empty((d, d))
    for i in range(d):
        for j in range(d):
            a, b = steps[i], steps[j]
            total = f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)
            H[i, j] = total / (4 * h**2)
    return np.round(H, 8)
