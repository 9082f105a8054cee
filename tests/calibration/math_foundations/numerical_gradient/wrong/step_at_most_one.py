"""takes a step above 1 for 1

Breaks: large steps (the formula must show, to a relative 1e-9)
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = np.array(x, dtype=float)
    h = min(h, 1.0)
    grad = np.zeros(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        grad[i] = (f(x + step) - f(x - step)) / (2 * h)
    return grad
