"""takes forward differences in place of central ones

Breaks: large steps (the formula must show on and off the diagonal, absolute 1e-9)
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    x = x.astype(float)
    d = len(x)
    steps = h * np.eye(d)
    H = np.empty((d, d))
    for i in range(d):
        for j in range(i, d):
            a, b = steps[i], steps[j]
            total = f(x + a + b) - f(x + a) - f(x + b) + f(x)
            H[i, j] = H[j, i] = total / h**2
    return H
