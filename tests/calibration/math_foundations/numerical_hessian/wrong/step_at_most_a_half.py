"""takes a step above a half for a half

Breaks: large steps (the formula must show on and off the diagonal, absolute 1e-9)
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    x = np.array(x, dtype=float)
    d = len(x)
    h = min(h, 0.5)
    E = h * np.eye(d)
    H = np.zeros((d, d))
    for i in range(d):
        for j in range(i, d):
            total = (
                f(x + E[i] + E[j]) - f(x + E[i] - E[j]) - f(x - E[i] + E[j]) + f(x - E[i] - E[j])
            )
            H[i, j] = H[j, i] = total / (4 * h**2)
    return H
