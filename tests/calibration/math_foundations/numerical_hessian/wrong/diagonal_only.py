"""leaves zeros off the diagonal

Slips: 1, no entry off the diagonal is right
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    x = x.astype(float)
    d = len(x)
    steps = h * np.eye(d)
    H = np.zeros((d, d))
    for i in range(d):
        for j in range(i, i + 1):
            a, b = steps[i], steps[j]
            total = f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)
            H[i, j] = H[j, i] = total / (4 * h**2)
    return H
