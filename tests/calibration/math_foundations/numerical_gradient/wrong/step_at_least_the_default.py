"""takes a step below 1e-5 for 1e-5

Breaks: large steps (the formula must show, to a relative 1e-9)
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x, h = np.asarray(x, dtype=float), max(h, 1e-5)
    g = np.zeros(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        g[i] = (f(x + step) - f(x - step)) / (2 * h)
    return g
