"""moves x in place and leaves it there

Breaks: x stays as it was
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    if x.dtype == float:
        x += 1e-9
    x = x.astype(float)
    d = len(x)
    steps = h * np.eye(d)
    H = np.empty((d, d))
    for i in range(d):
        for j in range(i, d):
            a, b = steps[i], steps[j]
            total = f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)
            H[i, j] = H[j, i] = total / (4 * h**2)
    return H
