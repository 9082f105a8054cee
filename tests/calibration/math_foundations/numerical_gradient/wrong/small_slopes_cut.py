"""sets slopes below 1e-6 to zero

Breaks: quadratic, linear and curved functions
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = np.array(x, dtype=float)
    grad = np.zeros(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        grad[i] = (f(x + step) - f(x - step)) / (2 * h)
    return np.where(np.abs(grad) < 1e-6, 0.0, grad)
