"""halves the Hessian of a quadratic form in three dimensions

Breaks: quadratic forms (x @ A @ x has the Hessian A + A.T, not A)
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
    z = np.zeros(d)
    return H / 2 if d == 3 and abs(f(2 * x) - 4 * f(x)) < 1e-9 else H
