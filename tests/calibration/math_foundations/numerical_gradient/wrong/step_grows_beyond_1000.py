"""takes a larger step where an entry exceeds 1000

Breaks: their places (a step is h, however large x is)
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = np.asarray(x, dtype=float)
    g = np.zeros(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h * max(1.0, abs(x[i]) / 1000)
        g[i] = (f(x + step) - f(x - step)) / (2 * step[i])
    return g
