"""lets the step of each variable grow with its entry beyond 5

Breaks: large steps (the formula must show on and off the diagonal, absolute 1e-9)
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    x = np.array(x, dtype=float)
    d = len(x)
    steps = h * np.maximum(1.0, np.abs(x) / 5)
    E = np.diag(steps)
    H = np.zeros((d, d))
    for i in range(d):
        for j in range(i, d):
            total = (
                f(x + E[i] + E[j]) - f(x + E[i] - E[j]) - f(x - E[i] + E[j]) + f(x - E[i] - E[j])
            )
            H[i, j] = H[j, i] = total / (4 * steps[i] * steps[j])
    return H
