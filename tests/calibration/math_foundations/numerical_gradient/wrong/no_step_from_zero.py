"""takes a step with the sign of x, which is none where x is 0

Breaks: their places (a step is h, however large x is)
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = np.array(x, dtype=float)
    grad = np.zeros(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h * np.sign(x[i])
        grad[i] = (f(x + step) - f(x - step)) / (2 * (step[i] or 1.0))
    return grad
