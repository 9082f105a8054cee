"""computes both halves for more than two variables

Breaks: exact symmetry (for every h)
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    x = np.array(x, dtype=float)
    d = len(x)
    E = h * np.eye(d)
    H = np.zeros((d, d))
    for i in range(d):
        for j in range(i if d == 2 else 0, d):
            total = (
                f(x + E[i] + E[j]) - f(x + E[i] - E[j]) - f(x - E[i] + E[j]) + f(x - E[i] - E[j])
            )
            H[i, j] = total / (4 * h**2)
            if d == 2:
                H[j, i] = H[i, j]
    return H
