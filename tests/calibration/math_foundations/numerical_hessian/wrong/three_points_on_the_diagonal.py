"""uses the step h instead of 2 h on the diagonal

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
            total = f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)
            H[i, j] = H[j, i] = total / (4 * h**2)
    for i in range(d):
        H[i, i] = (f(x + steps[i]) - 2 * f(x) + f(x - steps[i])) / h**2
    return H
