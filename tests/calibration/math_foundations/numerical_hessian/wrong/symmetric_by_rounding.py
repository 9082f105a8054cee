"""rounds all entries to ten decimals to make both halves agree

Breaks: exact symmetry (for every h)
"""


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    x = np.asarray(x, dtype=float)
    d = len(x)
    E, H = h * np.eye(d), np.zeros((d, d))
    for i in range(d):
        for j in range(d):
            a, b = E[i], E[j]
            H[i, j] = (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (4 * h**2)
    return H.round(10)
